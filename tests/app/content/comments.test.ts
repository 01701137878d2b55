import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Shown } from '../../support/browser.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop({ env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => shop.close())

const article = '/blog/la-vigne/tailler-en-fevrier'
const all = '/commentaires/blog/tailler-en-fevrier'
const json = { host: new URL(origin).host, idSite: '1', 'content-type': 'application/json' }
const form = { who: 'Agathe P.', email: 'agathe@exemple.test', text: 'Et les vignes du haut ?' }

/** What machines read of an article as such. */
const articleOf = ({ structuredData }: Pick<Shown, 'structuredData'>) =>
  structuredData.find((data) => data['@type'] === 'Article') as Record<string, unknown>

test('nothing stands below an article until the owner opens it', async () => {
  const page = await shop.page(article)
  expect(page.all('#commentaires')).toHaveLength(0)
  expect((await shop.get(all)).status).toBe(404)
})

test('a reader writes without script, the house lets it through and answers, and all read it below the article', async () => {
  await shop.set('COMMENTS_ACTIVATED', 'true')
  const browser = openBrowser(shop)
  const page = await browser.open(article)
  const below = page.region('Commentaires')
  for (const told of ['lu avant de paraître', 'Elle ne paraît jamais', 'effacer à tout moment'])
    expect(below.text).toContain(told)
  const refused = await browser.send(page, all, { who: '', email: 'agathe@', text: form.text })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(refused.field(/^Votre nom/).fault).toContain('Indiquez sous quel nom')
  expect(refused.field(/^Adresse e-mail/).fault).toContain('prenom@exemple.fr')
  expect(refused.field(/^Votre commentaire/).value).toBe(form.text)
  const sent = await browser.send(refused, all, { who: form.who, email: form.email })
  expect(sent.url).toBe(article)
  expect(sent.text).toContain('Il sera lu avant de paraître')
  expect((await shop.page(article)).text).not.toContain(form.text)

  const staff = await openStaffBrowser(shop)
  const desk = await staff.open((await staff.open('/admin')).link(/^Un commentaire vous attend/).href ?? '')
  const record = await staff.open(desk.link(/Tailler en février/).href ?? '')
  for (const told of [form.text, form.email, form.who]) expect(record.text).toContain(told)
  const saved = await staff.send(record, record.url, { state: 'PUBLISHED', answer: 'Taillées hier.' })
  expect(saved.status).toBe(200)

  const shown = await shop.page(article)
  const comments = shown.region('1 commentaire')
  for (const told of [form.who, form.text, 'Notre réponse : Taillées hier.']) expect(comments.text).toContain(told)
  expect(await shop.html(article)).not.toContain(form.email)
  expect(articleOf(shown)).toMatchObject({
    commentCount: 1,
    comment: [{ '@type': 'Comment', author: { '@type': 'Person', name: form.who }, text: form.text }],
  })
  expect((await staff.open('/admin')).text).not.toContain('commentaire vous attend')

  // What was let through stays where no more is taken, and goes with its removal.
  const { comments: kept } = (await shop.call('GET', '/admin/comment')) as unknown as { comments: { id: string }[] }
  const { id } = (await shop.call('GET', '/blog/tailler-en-fevrier')) as { id: string }
  await shop.call('PUT', `/admin/blog/${id}`, { comments: 'CLOSED' })
  const closed = await shop.page(article)
  expect(closed.region('1 commentaire').text).toContain('ne reçoit plus de commentaires')
  expect(closed.all('#commentaire')).toHaveLength(0)
  expect((await browser.post(sent, all, form)).status).toBe(409)
  await shop.call('DELETE', `/admin/comment/${kept[0]?.id}`)
  expect((await shop.page(article)).all('#commentaires')).toHaveLength(0)
  await shop.call('PUT', `/admin/blog/${id}`, { comments: 'SITE' })
})

test('hostile words are words, on the page and for machines; links are no links', async () => {
  const { id } = await shop.call('POST', '/admin/news', { title: 'Un essai', slug: 'un-essai', isValid: true, comments: 'OPEN' })
  const path = '/actualites/un-essai'
  const texts = [...hostileTexts.slice(0, 12), 'https://pirate.test/ <a href="https://pirate.test/">ici</a>']
  for (const [place, text] of texts.entries()) {
    const sent = { author: 'Zoé', email: 'zoe@exemple.test', text }
    const init = { method: 'POST', headers: { ...json, 'x-forwarded-for': `198.51.100.${place}` }, body: JSON.stringify(sent) }
    expect((await shop.shop.fetch(new Request(`${origin}/api/news/${id}/comment`, init))).status).toBe(200)
  }
  const { comments } = (await shop.call('GET', '/admin/comment?state=WAITING&nbItem=100')) as unknown as {
    comments: { id: string }[]
  }
  for (const comment of comments) await shop.call('PUT', `/admin/comment/${comment.id}`, { state: 'PUBLISHED' })
  const page = await shop.page('/commentaires/actualites/un-essai')
  expect(page.all('.comments li')).toHaveLength(comments.length)
  expect(page.all('.comments a, .comments script, .comments img')).toHaveLength(0)
  expect(page.text).toContain('<a href="https://pirate.test/">ici</a>')
  const below = await shop.page(path)
  expect(below.all('.comments li')).toHaveLength(10)
  expect(below.link(`Lire les ${comments.length} commentaires`).href).toBe('/commentaires/actualites/un-essai')
  expect((articleOf(below).comment as unknown[]).length).toBe(10)
})

test('a long list is read page by page, each kept for all under its own address', async () => {
  expect((await shop.get('/commentaires/actualites/un-essai?page=9')).status).toBe(404)
  expect((await shop.get('/commentaires/autre/un-essai')).status).toBe(404)
  const answer = await shop.get('/commentaires/actualites/un-essai')
  expect(answer.headers.get('cache-control')).not.toContain('no-store')
})
