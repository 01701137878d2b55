import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PagePart } from '../../support/page/page-part.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const main = async (path: string) => (await shop.page(path)).main
const within = (part: PagePart, from: string) =>
  [...new Set(part.links().map(({ href = '' }) => href.replace(/\?.*/, '')))].filter((href) => href.startsWith(from))
const winesOf = async (path: string) => within(await main(path), '/boutique/')

/** Where the ends of an article lead, each as it is called. */
async function neighboursOf(path: string) {
  const posts = (await main(path)).all('.writing-end li.post')
  return posts.map((post) => [post.all('.post-line span')[0]?.text, post.links()[0]?.href])
}

test('an article ends in the one before and the one after it in its folder, to the first and the last of them', async () => {
  const folder = '/blog/la-cave/le-vin-jaune'
  expect(await neighboursOf(`${folder}/ouvrir-un-clavelin`)).toEqual([
    ['Article précédent', `${folder}/pourquoi-soixante-deux-centilitres`],
    ['Article suivant', `${folder}/le-voile-ne-se-cueille-pas`],
  ])
  expect(await neighboursOf(`${folder}/le-voile-ne-se-cueille-pas`)).toEqual([
    ['Article précédent', `${folder}/ouvrir-un-clavelin`],
  ])
  expect(await neighboursOf('/actualites/trois-semaines-sans-caveau')).toEqual([
    ['Article suivant', '/actualites/dix-sept-sur-vingt'],
  ])
})

test('articles of one day are all on the way, and what is no longer read is on none', async () => {
  const write = (slug: string, isValid: boolean) =>
    shop.call('POST', '/admin/news', { title: slug, slug, summary: '', date: '2026-11-16', blocks: [], isValid })
  const written = [await write('jour-un', true), await write('jour-deux', true), await write('jour-cache', false)]
  const way: string[] = []
  for (let path: string | undefined = '/actualites/le-vin-jaune-est-en-bouteilles'; path; ) {
    way.push(path)
    path = (await neighboursOf(path)).find(([label]) => label === 'Article suivant')?.[1]
  }
  expect(new Set(way).size).toBe(way.length)
  expect([...way].sort()).toEqual(
    ['le-vin-jaune-est-en-bouteilles', 'portes-ouvertes-de-decembre', 'jour-un', 'jour-deux']
      .map((slug) => `/actualites/${slug}`)
      .sort(),
  )
  for (const { id } of written) await shop.call('DELETE', `/admin/news/${id}`)
})

test('below an article stand the wines that it names, in its order and four at most; one leads into the cart', async () => {
  const path = '/actualites/portes-ouvertes-de-decembre'
  const article = await main(path)
  expect(within(article, '/boutique/')).toEqual(
    ['nuit-claire', 'les-murgers', 'la-combe-au-geai', 'vin-de-paille'].map((slug) => `/boutique/${slug}`),
  )
  expect(article.text).toContain('Les vins dont il est question')
  expect(await winesOf('/actualites/un-site-tout-neuf')).toEqual([])
  expect((await main('/actualites/un-site-tout-neuf')).text).not.toContain('Les vins dont il est question')
  const wine = await shop.page('/boutique/nuit-claire')
  expect(wine.main.heading().text).toBe('Nuit claire')
})

test('a wine that is no longer sold stands below no article, and stands there again when it is', async () => {
  const path = '/actualites/medaille-pour-la-nuit-claire'
  expect(await winesOf(path)).toEqual(['/boutique/nuit-claire'])
  await shop.call('PUT', '/admin/product/cremant', { isValid: false })
  expect(await winesOf(path)).toEqual([])
  await shop.call('PUT', '/admin/product/cremant', { isValid: true, name: 'Nuit sombre' })
  expect(await winesOf(path)).toEqual([])
  await shop.call('PUT', '/admin/product/cremant', { name: 'Nuit claire' })
  expect(await winesOf(path)).toHaveLength(1)
})

test('what an owner chose by a block stands alone', async () => {
  const article = await main('/blog/la-cave/descendre-a-la-cave-en-novembre')
  expect(within(article, '/boutique/')).toEqual(['le-chai', 'le-grand-foudre', 'la-vouivre'].map((slug) => `/boutique/${slug}`))
  expect(article.text).toContain('Ceux qui dorment là')
  expect(article.text).not.toContain('Les vins dont il est question')
})
