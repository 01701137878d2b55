import { afterAll, beforeAll, expect, test } from 'vitest'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const seen = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}

/** The first entry of a list of the owner's that visitors see. */
async function findShown(resource: string, list: string) {
  const { [list]: rows } = await shop.call('GET', `/admin/${resource}?isValid=true`)
  const [row] = rows as { id: string; slug: string; route?: string; name?: string; title?: string }[]
  if (!row) throw new Error(`the demo has no ${resource}`)
  return row
}

const kinds = [
  ['product', 'products', '/boutique/'],
  ['news', 'news', '/actualites/'],
  ['album', 'albums', '/albums/'],
  ['service', 'services', '/services/'],
] as const

test.each(kinds)(
  'a former address of a %s leads to the present one, whatever came between, until it is taken anew',
  async (...kind) => {
    const [resource, list, root] = kind
    const { id, slug } = await findShown(resource, list)
    const rename = (to: string) => shop.call('PUT', `/admin/${resource}/${id}`, { slug: to })
    expect(await seen(root + slug)).toEqual([200, null])
    await rename('entre-temps')
    await rename('aujourd-hui')
    for (const former of [slug, 'entre-temps'])
      expect(await seen(`${root}${former}?vu=1`)).toEqual([301, `${root}aujourd-hui?vu=1`])
    expect((await shop.page(`${root}aujourd-hui`)).canonical).toBe(`${origin}${root}aujourd-hui`)
    const map = await shop.html('/sitemap.xml')
    expect(map).toContain(`<loc>${origin}${root}aujourd-hui</loc>`)
    expect(map).not.toContain(`${root}${slug}<`)

    await rename(slug)
    expect(await seen(root + slug)).toEqual([200, null])
    expect(await seen(`${root}aujourd-hui`)).toEqual([301, root + slug])

    const body = resource === 'product' ? { name: 'Tout neuf', price: 900 } : { title: 'Tout neuf', isValid: true }
    const other = await shop.call('POST', `/admin/${resource}`, { ...body, slug: 'aujourd-hui' })
    if (resource === 'product') await shop.call('POST', '/admin/declination', { idProduct: other.id, price: 900 })
    expect(await shop.html(`${root}aujourd-hui`)).toContain('Tout neuf')
    await shop.call('DELETE', `/admin/${resource}/${other.id}`)
    expect(await seen(`${root}aujourd-hui`)).toEqual([404, null])
    await shop.call('DELETE', `/admin/${resource}/${id}`)
    expect(await seen(`${root}entre-temps`)).toEqual([404, null])
  },
)

test('what stands below a product or an album is led on with it', async () => {
  const product = await findShown('product', 'products')
  await shop.call('PUT', `/admin/product/${product.id}`, { slug: 'cuvee-renommee' })
  expect(await seen(`/boutique/${product.slug}/fiche-technique.pdf`)).toEqual([
    301,
    '/boutique/cuvee-renommee/fiche-technique.pdf',
  ])
  expect(await seen(`/boutique/${product.slug}/prevenir?declinaison=x`)).toEqual([
    301,
    '/boutique/cuvee-renommee/prevenir?declinaison=x',
  ])
  const album = await findShown('album', 'albums')
  await shop.call('PUT', `/admin/album/${album.id}`, { slug: 'album-renomme' })
  expect(await seen(`/albums/${album.slug}/1`)).toEqual([301, '/albums/album-renomme/1'])
})

test('an article and a folder of the blog are found from where they stood', async () => {
  const { folders } = await shop.call('GET', '/admin/blog-folder?slug=le-vin-jaune')
  const { blogs } = await shop.call('GET', '/admin/blog?slug=ouvrir-un-clavelin')
  const idOf = (rows: unknown) => (rows as { id: string }[])[0]?.id
  await shop.call('PUT', `/admin/blog-folder/${idOf(folders)}`, { slug: 'vin-de-voile' })
  await shop.call('PUT', `/admin/blog/${idOf(blogs)}`, { slug: 'le-clavelin' })
  expect(await seen('/blog/la-cave/le-vin-jaune?page=2')).toEqual([301, '/blog/la-cave/vin-de-voile?page=2'])
  expect(await seen('/blog/la-cave/le-vin-jaune/ouvrir-un-clavelin')).toEqual([301, '/blog/la-cave/vin-de-voile/le-clavelin'])
  await shop.call('POST', '/admin/blog', { title: 'Jaune', slug: 'le-vin-jaune', isValid: true })
  expect(await seen('/blog/le-vin-jaune')).toEqual([200, null])
})

test('an element is found from where it stood, under a former route of its collection too', async () => {
  const collection = await findShown('collection', 'collections')
  const { elements } = await shop.call('GET', `/admin/element?idCollection=${collection.id}&isValid=true`)
  const [element] = elements as { id: string; slug: string }[]
  const [route, slug] = [collection.route, element?.slug]
  await shop.call('PUT', `/admin/element/${element?.id}`, { slug: 'soiree-renommee' })
  expect(await seen(`/elements/${route}/${slug}`)).toEqual([301, `/elements/${route}/soiree-renommee`])
  await shop.call('PUT', `/admin/collection/${collection.id}`, { route: 'rendez-vous' })
  expect(await seen(`/elements/${route}`)).toEqual([301, '/elements/rendez-vous'])
  expect(await seen(`/elements/${route}/${slug}`)).toEqual([301, '/elements/rendez-vous/soiree-renommee'])

  const other = await shop.call('POST', '/admin/collection', { title: 'Ateliers', route: 'ateliers', isValid: true })
  await shop.call('PUT', `/admin/element/${element?.id}`, { idCollection: other.id })
  expect(await seen('/elements/rendez-vous/soiree-renommee')).toEqual([301, '/elements/ateliers/soiree-renommee'])
  expect(await seen(`/elements/${route}/${slug}`)).toEqual([301, '/elements/ateliers/soiree-renommee'])
  await shop.call('PUT', `/admin/element/${element?.id}`, { isValid: false })
  expect(await seen(`/elements/${route}/${slug}`)).toEqual([404, null])
})
