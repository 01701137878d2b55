import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { plain } from '../../support/page/page-words.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const desk = '/admin/apparence'
let shop: OwnedShop
let owner: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

async function bring(content: string): Promise<{ status: number; html: string }> {
  const page = await owner.open(desk)
  const form = new FormData()
  form.set('vu', page.fieldNamed('vu').value ?? '')
  form.set('apparence', new Blob([content], { type: 'application/json' }), 'apparence.json')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = await shop.shop.fetch(
    new Request(`${origin}${desk}/fichier`, {
      method: 'POST',
      headers: { cookie, origin, host: new URL(origin).host },
      body: form,
    }),
  )
  return { status: sent.status, html: await sent.text() }
}

test('the look at the desk is taken along as a file, and tried on from it; what is none is told beside its field', async () => {
  await shop.call('PUT', '/admin/look', { look: { ART_DIRECTION: 'CAVE', OWN_STYLES: '.a{gap:1rem}' } })
  expect((await owner.open(desk)).link('Télécharger cette apparence').href).toBe(`${desk}/apparence.json`)
  const file = await owner.open(`${desk}/apparence.json`)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="apparence.json"')
  await shop.call('DELETE', '/admin/look')
  expect((await bring(file.html)).status).toBe(303)
  expect((await shop.call('GET', '/admin/look')).look).toMatchObject({ ART_DIRECTION: 'CAVE', OWN_STYLES: '.a{gap:1rem}' })

  const packed = JSON.parse(file.html)
  const refused = async (said: object | string) => {
    const { status, html } = await bring(typeof said === 'string' ? said : JSON.stringify({ ...packed, ...said }))
    return [status, /id="e-look-file">([^<]*)</.exec(html)?.[1] ?? '']
  }
  for (const none of ['pas du JSON', '[]', 'null', '{}', '{"a":'.repeat(30_000)])
    expect(await refused(none)).toEqual([422, expect.stringContaining('Ce fichier n’est pas celui d’une apparence')])
  expect(await refused({ version: 9 })).toEqual([422, expect.stringContaining('version plus récente')])
  expect(await refused({ look: { OWN_STYLES: 'a{}\nbody{gap:1rem}' } })).toEqual([
    422,
    expect.stringMatching(/^Feuille de style\s: Ligne 2, colonne 1/),
  ])
  expect((await shop.call('GET', '/admin/look')).look).toMatchObject({ ART_DIRECTION: 'CAVE' })
  expect((await openBrowser(shop).open(`${desk}/apparence.json`)).html).not.toContain('vitrine-look')
})

test('kept sections are ticked to go along, and join those of the house that takes them in; one at fault is told by its name', async () => {
  const quote = { type: 'quote', text: 'Sous la treille.', author: 'Jeanne' }
  const kept = await shop.call('POST', '/admin/kept-section', { title: 'Mot de Jeanne', blocks: [quote] })
  const page = await owner.open(desk)
  expect(page.fieldNamed('section').value).toBe(kept.id)
  const file = await owner.open(`${desk}/apparence.json?section=${kept.id}`)
  const packed = JSON.parse(file.html)
  expect(packed.sections).toMatchObject([{ title: 'Mot de Jeanne', blocks: [quote] }])

  const faulty = { title: 'Piège', blocks: [quote, { type: 'script', code: 'alert(1)' }] }
  const refused = await bring(JSON.stringify({ ...packed, sections: [faulty] }))
  expect([refused.status, /id="e-look-file">([^<]*)</.exec(refused.html)?.[1] ?? '']).toEqual([
    422,
    expect.stringMatching(/^Section «\sPiège\s», bloc\s2\s:/),
  ])
  const many = Array.from({ length: 21 }, (_, place) => ({ ...packed.sections[0], title: `Section ${place}` }))
  const { html } = await bring(JSON.stringify({ ...packed, sections: many }))
  expect(html).toContain('vingt par fichier')

  await shop.call('DELETE', `/admin/kept-section/${kept.id}`)
  expect((await bring(file.html)).status).toBe(303)
  const { sections } = (await shop.call('GET', '/admin/kept-section')) as unknown as { sections: { title: string }[] }
  expect(sections.map(({ title }) => title)).toEqual(['Mot de Jeanne'])
})

test('a file brings the blocks that its site has declared, and asks which of two of one name stands, without the file being sought twice', async () => {
  const declaration = { label: 'Fiche de vigneron', template: '<h2>{{nom}}</h2>' }
  const fields = [{ key: 'nom', label: 'Nom', kind: 'LINE' }]
  const own = await shop.call('POST', '/admin/own-block', { ...declaration, fields })
  const { html: content } = await owner.open(`${desk}/apparence.json`)
  const template = async () => (await shop.call('GET', `/admin/own-block/${own.id}`)).template
  await shop.call('PUT', `/admin/own-block/${own.id}`, { template: '<h3>{{nom}}</h3>' })

  const asked = readPage((await bring(content)).html)
  expect(plain(asked.text)).toContain('Ce site a déclaré autrement un bloc de même identifiant')
  expect(plain(asked.text)).toContain('Bloc « Fiche de vigneron »')
  expect(await template()).toBe('<h3>{{nom}}</h3>')
  const answer = (choice: string) => owner.send(asked, `${desk}/fichier`, { 'bloc.fiche_de_vigneron': choice })
  expect((await answer('laisser')).status).toBe(200)
  expect(await template()).toBe('<h3>{{nom}}</h3>')
  expect((await answer('remplacer')).text).toContain('Le brouillon est enregistré.')
  expect(await template()).toBe('<h2>{{nom}}</h2>')

  await shop.call('PUT', `/admin/own-block/${own.id}`, { template: '<h4>{{nom}}</h4>' })
  const doubtful = readPage((await bring(content)).html)
  await shop.call('PUT', `/admin/own-block/${own.id}`, { template: '<p>{{nom}}</p>' })
  const late = await owner.send(doubtful, `${desk}/fichier`, { 'bloc.fiche_de_vigneron': 'remplacer' })
  expect(late.status).toBe(422)
  expect(late.text).toContain('Un bloc du site a changé depuis la question')
  expect(await template()).toBe('<p>{{nom}}</p>')
  expect((await owner.send(late, `${desk}/fichier`, { 'bloc.fiche_de_vigneron': 'remplacer' })).status).toBe(200)
  expect(await template()).toBe('<h2>{{nom}}</h2>')

  const hostile = JSON.parse(content)
  hostile.blocks = [{ ...hostile.blocks.at(-1), name: 'piege', template: '<p>{{nom}}</p>\n<script>x</script>' }]
  const refused = /id="e-look-file">([^<]*)</.exec((await bring(JSON.stringify(hostile))).html)?.[1] ?? ''
  expect(plain(refused)).toMatch(/^Bloc « Fiche de vigneron » : Ligne 2, colonne 1/)
})

test('a file of more than a megabyte is taken in whole, and one beyond what such files may weigh is refused', async () => {
  const { html } = await owner.open(`${desk}/apparence.json`)
  const quote = { type: 'quote', text: 'Sous la treille, '.repeat(25), author: 'Jeanne' }
  const sections = Array.from({ length: 20 }, (_, at) => ({ title: `Longue ${at}`, blocks: Array(130).fill(quote) }))
  const large = JSON.stringify({ ...JSON.parse(html), sections })
  expect(large.length).toBeGreaterThan(1.1 * 1024 * 1024)
  expect((await bring(large)).status).toBe(303)
  const { sections: kept } = await shop.call('GET', '/admin/kept-section?nbItem=100')
  expect((kept as { title: string }[]).filter(({ title }) => title.startsWith('Longue '))).toHaveLength(20)
  const beyond = await bring(large + ' '.repeat(2 * 1024 * 1024))
  expect(beyond.status).toBe(422)
  expect(beyond.html).toContain('Ce fichier n’est pas celui d’une apparence')
})
