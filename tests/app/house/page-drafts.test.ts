import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, logIn } from '../../support/account.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { origin, shopForAll } from '../../support/site.ts'

const shop = shopForAll()
let guests = 0

async function enterAsAdmin(): Promise<Browser> {
  guests += 1
  const email = `plume${guests}@shop.test`
  const browser = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute(),
  )
  await logIn(browser, email)
  return browser
}

/** A new page of the site, shown to visitors, with a first block on it. */
async function writePage(staff: Browser, url: string, quote: string): Promise<string> {
  const made = await staff.send(await staff.open('/admin/pages/nouveau'), '/admin/pages/nouveau', { title: url, url })
  const path = made.url.replace(/\/blocs$/, '')
  await staff.send(await staff.open(path), path, { isValid: 'on' })
  await addQuote(staff, path, quote)
  await staff.send(await staff.open(`${path}/blocs`), `${path}/brouillon/publier`)
  return path
}

async function addQuote(staff: Browser, path: string, text: string) {
  const form = `${path}/blocs/nouveau?sorte=quote`
  return staff.send(await staff.open(form), form, { text, author: 'Léon' })
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const read = async (url: string) => (await openBrowser(shop()).open(url)).html

test('a draft is listed where the day begins and above its page, and seen by visitors only once it is published', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'brouillonner', 'Au début.')
  const saved = await addQuote(staff, path, 'Ensuite.')
  expect(saved.html).toContain('Le brouillon est enregistré.')
  expect(await read('/brouillonner')).not.toContain('Ensuite.')
  expect((await staff.open('/admin')).link('brouillonner').href).toBe(`${path}/blocs`)
  expect((await staff.open('/brouillonner')).html).toContain('Brouillon de cette page')
  const published = await staff.send(saved, `${path}/brouillon/publier`)
  expect(published.html).toContain('C’est en ligne.')
  expect(await read('/brouillonner')).toContain('Ensuite.')
  expect((await staff.open('/brouillonner')).html).not.toContain('Brouillon de cette page')
})

test('a preview shows a draft as its page would, to staff alone, and no search engine may list it', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'apercu-de-page', 'Au début.')
  const saved = await addQuote(staff, path, 'Pas encore pour tous.')
  const preview = await staff.send(saved, `${path}/brouillon/apercu`)
  expect(preview.url).toMatch(/^\/admin\/apercu\/[0-9a-f-]{36}$/)
  expect(preview.html).toContain('Pas encore pour tous.')
  expect(preview.html).toContain('Aperçu pour l’équipe')
  expect(preview.headers.get('cache-control')).toBe('private, no-store')
  expect(preview.headers.get('x-robots-tag')).toBe('noindex')
  expect((await openBrowser(shop()).open(preview.url)).url).toMatch(/^\/auth\?retour=/)
  expect((await staff.open('/admin/apercu/none-such')).status).toBe(404)
})

test('a draft is thrown away, or waits for its moment; a moment that is past is refused beside what was asked', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'plus-tard', 'Au début.')
  const saved = await addQuote(staff, path, 'Demain.')
  const plan = `${path}/brouillon/planifier`
  for (const quand of ['2020-01-01T10:00', 'demain']) {
    const refused = await staff.send(saved, plan, { quand })
    const { value, fault } = refused.fieldNamed('quand')
    expect([refused.status, value, fault]).toEqual([422, quand, 'Indiquez un jour et une heure à venir.'])
  }
  const planned = await staff.send(saved, plan, { quand: '2099-05-01T08:30' })
  expect(planned.html).toContain('Paraîtra de lui-même le vendredi 1er mai 2099 à 8\u00a0h\u00a030.')
  const waiting = await staff.send(planned, `${path}/brouillon/attendre`)
  expect(waiting.html).not.toContain('Paraîtra de lui-même')
  const gone = await staff.send(waiting, `${path}/brouillon/jeter`)
  expect(gone.html).toContain('Le brouillon est jeté.')
  expect(gone.html).not.toContain('Demain.')
})

test('an old version is looked at and put back, and stands in the list as a version of its own', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'versions-de-page', 'La première.')
  await addQuote(staff, path, 'La seconde.')
  await staff.send(await staff.open(`${path}/blocs`), `${path}/brouillon/publier`)
  const list = await staff.open(`${path}/versions`)
  const ids = list.all('form[action*="/versions/"]').map(({ attribute }) => attribute('action')?.split('/versions/')[1])
  expect(ids).toHaveLength(3)
  const older = `${path}/versions/${ids[1]}`
  const act = (acte: string) => shop().post(older, { acte }, { origin, cookie: cookieOf(staff) })
  const seen = (await act('voir')).headers.get('location') ?? ''
  expect((await staff.open(seen)).html).toContain('La première.')
  expect((await act('retablir')).status).toBe(303)
  const restored = await staff.open(list.url)
  expect(restored.all('b').filter(({ text }) => /Version \d+$/.test(text))).toHaveLength(4)
  const page = await read('/versions-de-page')
  expect([page.includes('La première.'), page.includes('La seconde.')]).toEqual([true, false])
})

test('two write one page: the second is told before anything is published, and sees both side by side', async () => {
  const [one, other] = [await enterAsAdmin(), await enterAsAdmin()]
  const path = await writePage(one, 'a-deux-mains', 'Au début.')
  const draft = await addQuote(one, path, 'Du premier.')
  const list = await other.open(`${path}/versions`)
  const first = list.all('form[action*="/versions/"]').at(-1)?.attribute('action') ?? ''
  await other.send(list, first)
  const refused = await one.send(draft, `${path}/brouillon/publier`)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Rien n’a été publié.')
  const sides = await one.open(`${path}/comparer`)
  expect(sides.html).toContain('Du premier.')
  expect(sides.html).toContain('Seulement ici')
  const over = await one.send(refused, `${path}/brouillon/publier`)
  expect(over.status).toBe(200)
  expect(await read('/a-deux-mains')).toContain('Du premier.')
})

test('a ready section is added to a page in one save, where its writer still sees it as it is', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'page-aux-sections', 'Au début.')
  const seen = await staff.open(`${path}/blocs`)
  const added = await staff.send(seen, `${path}/blocs/sections`, { section: 'goods' })
  expect(added.url).toBe(`${path}/blocs#bloc-2`)
  expect(added.html).toContain('Le brouillon est enregistré.')
  expect(added.html).toMatch(/Produits<\/b>.*Nos trois cuvées.*Appel à agir<\/b>.*Nos vins/s)
  const late = await staff.send(seen, `${path}/blocs/sections`, { section: 'reviews' })
  expect([late.status, late.html.includes('Rien n’a été ajouté.')]).toEqual([409, true])
  const unknown = await staff.send(added, `${path}/blocs/sections`, { section: 'autre' })
  expect([unknown.status, unknown.html.includes('Choisissez une section de la liste.')]).toEqual([422, true])
  expect(unknown.html).not.toContain('Les avis de nos clients</span>')
  await staff.send(unknown, `${path}/brouillon/publier`)
  expect(await read('/page-aux-sections')).toMatch(/<h2[^>]*>Nos trois cuvées<\/h2>/)
})

test('each kind of block is drawn, and its drawing leads to its form', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'dessins-de-blocs', 'Au début.')
  const list = await staff.open(`${path}/blocs`)
  const kinds = list.all('select[name="sorte"] option').map(({ element }) => element.getAttribute('value'))
  const drawn = list.all('button[name="sorte"]')
  expect(drawn.map(({ element }) => element.getAttribute('value'))).toEqual(kinds)
  for (const { element } of drawn) expect(element.innerHTML, element.getAttribute('value') ?? '').toMatch(/<path d="M[^"]+/)
  expect(new Set(drawn.map(({ element }) => element.querySelector('svg')?.innerHTML)).size).toBe(kinds.length)
  const form = await staff.open(`${path}/blocs/nouveau?sorte=hours`)
  expect(form.main.text).toContain('Horaires')
})

test('blocks are kept under a name and put into another page as a copy, which stays as it is when the section goes', async () => {
  const staff = await enterAsAdmin()
  const path = await writePage(staff, 'a-garder', 'Au début.')
  const saved = await addQuote(staff, path, 'La vigne d’abord.')
  const keep = `${path}/blocs/garder`
  const refused = await staff.send(saved, keep, { title: ' ', de: '2', a: '2' })
  expect([refused.status, refused.form(keep).field('Au bloc').value]).toEqual([422, '2'])
  expect(refused.text).toContain('Donnez un nom à la section.')
  expect((await staff.send(refused, keep, { title: 'X', de: '2', a: '1' })).status).toBe(422)
  const kept = await staff.send(refused, keep, { title: 'Notre devise', de: '2', a: '2' })
  expect(kept.text).toContain('La section est gardée.')
  const other = await writePage(staff, 'qui-recoit', 'Ailleurs.')
  const list = await staff.open(`${other}/blocs`)
  const [choice] = list.field('Section prête').options()
  expect(choice?.text).toBe('Notre devise')
  const put = await staff.send(list, `${other}/blocs/sections`, { section: choice?.value ?? '' })
  expect(put.text).toContain('La vigne d’abord.')
  const desk = await staff.open('/admin/sections')
  const own = desk.main.link('Notre devise').href ?? ''
  expect((await staff.open(`${own}/blocs`)).text).toContain('La vigne d’abord.')
  await staff.send(await staff.open(`${own}/supprimer`), `${own}/supprimer`)
  expect((await staff.open(`${other}/blocs`)).text).toContain('La vigne d’abord.')
  expect((await staff.open(`${other}/blocs`)).field('Section prête').options()[0]?.text).not.toBe('Notre devise')
})
