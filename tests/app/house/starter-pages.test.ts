import { afterEach, beforeEach, expect, test } from 'vitest'
import { isNewHome } from '#app/texts/site/new-site.ts'
import { drawPicture } from '../../support/pictures.ts'
import { type NewSite, openNewSite } from '../support/new-site.ts'

const step = '/admin/bienvenue/pages'

let site: NewSite

beforeEach(async () => {
  site = await openNewSite()
})
afterEach(() => site.close())

const answers: [string, string][] = [
  ['COMPANY_NAME', 'Domaine Marchal'],
  ['place', '3, rue du Puits, 39600 Arbois'],
  ['TRADE', 'WINE'],
  ['craft', 'neuf hectares en bio'],
  ['ART_DIRECTION', 'CAVE'],
  ['day', '2'],
  ['day', '5'],
  ['hours.opens', '14:00'],
  ['hours.closes', '18:00'],
  ['visits', 'BOOKED'],
  ['visitsHow', 'une heure, cinq vins'],
  ['shipping', 'BOTH'],
  ['story', 'Marie et Paul, vignerons depuis 1998'],
]
/** The same with other words for some of them. */
const but = (...changed: [string, string][]) => [
  ...answers.filter(([name]) => !changed.some(([other]) => other === name)),
  ...changed,
]
const pagesOf = async () => ((await site.call('GET', '/admin/page?nbItem=50')) as unknown as { pages: Listed[] }).pages
type Listed = { id: string; url: string; menuTitle: string; isValid: boolean; updatedAt: string }

/** Every page of the site and its menu, where one leads to another. */
async function expectSound(paths: string[]) {
  for (const path of paths) {
    const { status, page } = await site.visit(path)
    expect([path, status]).toEqual([path, 200])
    for (const heading of page.main.all('h1, h2, h3')) expect(heading.text.trim(), path).not.toBe('')
    const own = page.main.all('a[href^="/"]').map((link) => link.attribute('href') ?? '')
    for (const href of own) expect([path, href, (await site.visit(href)).status]).toEqual([path, href, 200])
  }
}

test('eight answers are shown as pages, and become the site once they are kept; nobody sees them before it opens', async () => {
  const seen = await site.post(step, [...answers, ['acte', 'voir']])
  expect(seen.status).toBe(200)
  expect(seen.page.main.all('.proposed legend').map(({ text }) => text)).toEqual([
    ...[
      'L’accueil',
      'L’entrée de la boutique',
      'La maison',
      'Venir',
      'Les visites',
      'Le carnet',
      'Le premier article',
      'Le contact',
    ],
  ])
  for (const said of ['Domaine Marchal', 'Neuf hectares en bio.', 'Marie et Paul, vignerons depuis 1998.'])
    expect(seen.page.main.text).toContain(said)
  expect((await pagesOf()).map(({ url }) => url)).toEqual(['', 'boutique', 'contact'])

  const kept = await site.post(step, [...answers, ['page-visits', '2'], ['page-blog', '']])
  expect([kept.status, kept.location]).toEqual([303, '/admin/bienvenue/entreprise'])
  expect((await pagesOf()).map(({ url, menuTitle, isValid }) => [url, menuTitle, isValid])).toEqual([
    ['', 'Accueil', true],
    ['boutique', 'Nos vins', true],
    ['le-domaine', 'Le domaine', true],
    ['le-caveau', 'Le caveau', true],
    ['visites', 'Visites', true],
    ['contact', 'Contact', true],
  ])
  expect((await site.visit('/')).status).toBe(503)
  await site.call('PUT', '/admin/site', { isBuilding: false })
  await expectSound([
    '/',
    '/boutique',
    '/le-domaine',
    '/le-caveau',
    '/visites',
    '/contact',
    '/blog',
    '/blog/notre-site-est-ouvert',
  ])
  const { page } = await site.visit('/')
  expect(page.main.one('h1').text).toBe('Domaine Marchal')
  expect(page.main.text).toContain('Domaine viticole à Arbois')
  expect((await site.visit('/boutique')).page.main.one('h1').text).toBe('Nos vins')
  expect((await site.visit('/contact')).page.main.one('h1').text).toBe('Écrivez-nous')
  expect(page.main.one('table.hours').text.replaceAll('\u00a0', ' ')).toMatch(/Mercredi 14 h – 18 h/)
})

test('asked twice, nothing is doubled, and what its owner wrote is left alone: a new text is a draft beside it', async () => {
  await site.post(step, answers)
  const before = await pagesOf()
  const home = before.find(({ url }) => url === '')?.id ?? ''
  const own = [{ type: 'title', text: 'Ma page à moi' }]
  await site.call('PUT', `/admin/page/${home}`, { blocks: own })
  const house = before.find(({ url }) => url === 'le-domaine')?.id ?? ''
  await site.call('PUT', `/admin/page/${house}`, { url: 'notre-histoire' })

  await site.post(step, answers)
  await site.post(step, but(['TRADE', 'BEER'], ['craft', 'six bières']))
  const after = await pagesOf()
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
  expect(await site.call('GET', `/admin/page/${home}`)).toMatchObject({ blocks: own })
  expect(await site.call('GET', '/admin/page/draft')).toMatchObject({ total: 0 })
  expect(await site.call('GET', '/admin/blog')).toMatchObject({ total: 1 })

  const seen = await site.post(step, [...answers, ['acte', 'voir']])
  expect(seen.page.main.text).toContain('Vous l’avez déjà écrite')
  await site.post(step, [...answers, ['page-home', '2']])
  expect(await site.call('GET', `/admin/page/${home}`)).toMatchObject({ blocks: own })
  const draft = await site.call('GET', `/admin/page/${home}/draft`)
  expect(JSON.stringify(draft)).toContain('Du domaine à votre porte')
  await site.post(step, [...answers, ['page-home', '1']])
  expect(await site.call('GET', `/admin/page/${home}/draft`)).toMatchObject({ hash: draft.hash })
})

test('a page with a block that its owner has declared is left as it is beside the new text, and shows it', async () => {
  await site.post(step, answers)
  const home = (await pagesOf()).find(({ url }) => url === '')?.id ?? ''
  const fields = [{ key: 'nom', label: 'Nom', kind: 'LINE' }]
  await site.call('POST', '/admin/own-block', { label: 'Fiche', fields, template: '<h2>Vigneron : {{nom}}</h2>' })
  const own = [{ type: 'own', name: 'fiche', values: { nom: 'Ève' } }]
  await site.call('PUT', `/admin/page/${home}`, { blocks: own })
  await site.post(step, [...answers, ['page-home', '2']])
  await site.call('PUT', '/admin/site', { isBuilding: false })
  expect((await site.visit('/')).page.main.text).toContain('Vigneron : Ève')
  expect(JSON.stringify(await site.call('GET', `/admin/page/${home}/draft`))).toContain('Du domaine à votre porte')
})

test('on a site that is open, new pages wait until they are put online', async () => {
  await site.call('PUT', '/admin/site', { isBuilding: false })
  await site.post(step, answers)
  expect((await pagesOf()).filter(({ isValid }) => isValid).map(({ url }) => url)).toEqual(['', 'boutique', 'contact'])
  expect((await site.visit('/')).page.main.text).toContain('Bienvenue')
  expect((await site.visit('/le-domaine')).status).toBe(404)
})

test('photos go into the library with the answers, and into the pages; what is no picture is told beside its field', async () => {
  const photo = async (name: string) => new File([new Uint8Array(await drawPicture('jpeg', 1200, 800))], name)
  const seen = await site.post(step, [
    ...answers,
    ['acte', 'voir'],
    ['images', await photo('a.jpg')],
    ['images', await photo('b.jpg')],
  ])
  const ids = seen.page.main.all('input[name="photo"]').map((input) => input.attribute('value') ?? '')
  expect(ids).toHaveLength(2)
  await site.post(step, [...answers, ...ids.map((id): [string, string] => ['photo', id])])
  await site.call('PUT', '/admin/site', { isBuilding: false })
  const { page } = await site.visit('/')
  expect(page.main.all('img[src^="/images/"]').length).toBeGreaterThanOrEqual(2)

  const wrong = await site.post(step, [...answers, ['acte', 'voir'], ['images', new File(['no picture'], 'notes.txt')]])
  expect(wrong.status).toBe(422)
  expect(wrong.page.fieldNamed('images').fault).toMatch(/./)
  expect(wrong.page.fieldNamed('craft').value).toBe('neuf hectares en bio')
})

test('what is missing or too much is told beside its field, and nothing is written', async () => {
  const wrong = but(['COMPANY_NAME', '  '], ['hours.opens', ''], ['hours.closes', ''], ['story', 'a'.repeat(241)])
  for (const acte of ['voir', 'écrire']) {
    const { status, page } = await site.post(step, [...wrong, ['acte', acte]])
    expect(status).toBe(422)
    for (const name of ['COMPANY_NAME', 'hours.opens', 'story']) expect(page.fieldNamed(name).fault, name).toMatch(/./)
    expect(page.main.all('.proposed')).toHaveLength(0)
  }
  const days = await site.post(step, [...answers.filter(([name]) => name !== 'day'), ['acte', 'voir']])
  expect(days.page.main.text).toContain('Cochez les jours')
  expect(await pagesOf()).toHaveLength(3)
})

test('each act of it can be taken back in the journal, down to the site as it was', async () => {
  await site.post(step, answers)
  type Act = { id: string; canUndo?: boolean }
  const { entries } = (await site.call('GET', '/admin/audit-log?nbItem=50')) as unknown as { entries: Act[] }
  for (const { id } of entries) await site.call('POST', `/admin/audit-log/${id}/undo`)
  expect((await pagesOf()).map(({ url }) => url)).toEqual(['', 'boutique', 'contact'])
  expect(isNewHome((await site.call('GET', '/admin/page/accueil')).blocks ?? [])).toBe(true)
  expect(await site.call('GET', '/admin/blog')).toMatchObject({ total: 0 })
})
