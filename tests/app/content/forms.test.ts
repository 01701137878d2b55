import { expect, test } from 'vitest'
import { checkFields } from '#api/content/forms/form.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import { type Page, readPage } from '../../support/page/page.ts'
import { drawPicture } from '../../support/pictures.ts'
import { origin, shopForAll } from '../../support/site.ts'

const fields = checkFields([
  { id: 'nom', label: 'Votre nom', type: 'TEXT', isRequired: true },
  { id: 'courriel', label: 'Adresse', type: 'EMAIL', isRequired: true },
  { id: 'qui', label: 'Vous êtes', type: 'CHOICE', isRequired: true, choices: ['ami', 'entreprise'] },
  { id: 'societe', label: 'Société', type: 'TEXT', isRequired: true, showIf: { field: 'qui', is: 'entreprise' } },
  { id: 'envies', label: 'Vos envies', type: 'CHOICES', choices: ['vigne', 'cave', 'table'] },
  { id: 'photos', label: 'Photos', type: 'FILE' },
  { id: 'mot', label: 'Un mot', type: 'LONG_TEXT' },
])

const shop = shopForAll({
  env: { TRUSTED_PROXIES: '1' },
  fill: async (db) => {
    const row = { title: 'Un essai', intro: '', thanks: 'Merci !', recipient: '', updated_at: new Date().toISOString() }
    const value = JSON.stringify(fields.ok ? fields.value : [])
    await bindToSite(db, '1').inTransaction((tx) =>
      tx
        .insertInto('forms')
        .values({ id: 'essai', ...row, fields: value, is_valid: 1 })
        .execute(),
    )
  },
})

const rows = () => bindToSite(shop().db, '1').read.selectFrom('form_answers').selectAll().execute()
const path = '/formulaires/essai'
const whole = { 'q-nom': 'Marie', 'q-courriel': 'marie@exemple.test', 'q-qui': 'ami' }
let places = 0

/** Sends a form as a browser without scripts does, from an address of its own. */
async function send(filled: Record<string, string | string[] | File[]>): Promise<{ status: number; place: string; page: Page }> {
  places += 1
  const body = new FormData()
  for (const [name, values] of Object.entries(filled)) for (const value of [values].flat()) body.append(name, value)
  const headers = { origin, 'x-forwarded-for': `198.51.100.${places % 250}` }
  const answer = await shop().shop.fetch(new Request(origin + path, { method: 'POST', body, headers }))
  return { status: answer.status, place: answer.headers.get('location') ?? '', page: readPage(await answer.text()) }
}

const pictureNamed = async (name: string) => new File([new Uint8Array(await drawPicture('png'))], name, { type: 'image/png' })

test('a form of the owner is a page of its own: no cache, no script, its fields with their labels', async () => {
  const answer = await shop().get(path)
  const form = readPage(await answer.text()).one('#formulaire-essai')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(form.attribute('enctype')).toBe('multipart/form-data')
  for (const name of ['Votre nom', 'Adresse', 'Photos', 'Un mot'])
    expect(form.fields(new RegExp(`^${name}`)), name).toHaveLength(1)
  for (const choice of ['ami', 'entreprise']) expect(form.group(/^Vous êtes/).fields(choice)).toHaveLength(1)
  expect(form.one('.hanging').fields(/^Société/)).toHaveLength(1)
  expect((await shop().get('/formulaires/inconnu')).status).toBe(404)
})

test('[A-17] a form with several files goes without a script, and says thanks', async () => {
  const files = [await pictureNamed('une.png'), await pictureNamed('deux.png')]
  const sent = await send({ ...whole, 'q-envies': ['vigne', 'table'], 'q-photos': files })
  expect([sent.status, sent.place]).toEqual([303, `${path}?envoye=oui`])
  expect(await (await shop().get(sent.place)).text()).toContain('Merci !')
  const [row] = await rows()
  expect(row?.answers).toContain('vigne, table')
  const kept = await bindToSite(shop().db, '1').read.selectFrom('form_files').select(['field', 'name', 'mime']).execute()
  expect(kept.map(({ field, name, mime }) => `${field} ${name} ${mime}`).sort()).toEqual([
    'photos deux.png image/png',
    'photos une.png image/png',
  ])
})

test('an empty field of files, as browsers send it, is no file', async () => {
  const sent = await send({ ...whole, 'q-photos': [new File([], '')] })
  expect(sent.status).toBe(303)
})

test('[X-06] what is refused comes back with all that was typed, the fault beside its field and the cursor in the first', async () => {
  const before = (await rows()).length
  const { status, page } = await send({
    'q-nom': 'Marie',
    'q-courriel': 'marie@',
    'q-qui': 'entreprise',
    'q-mot': 'Deux\nlignes & "plus"',
    'q-envies': ['cave', 'table'],
    'q-photos': [await pictureNamed('une.png')],
  })
  expect([status, (await rows()).length]).toEqual([422, before])
  expect(page.field(/^Votre nom/).value).toBe('Marie')
  expect(page.field(/^Un mot/).value).toMatch(/^Deux\r?\nlignes & "plus"$/)
  expect(page.field('entreprise').isChecked).toBe(true)
  for (const envy of ['cave', 'table']) expect(page.field(envy).isChecked).toBe(true)
  expect(page.field('vigne').isChecked).toBe(false)
  expect(page.text).toContain('Joignez de nouveau vos fichiers.')
  for (const name of [/^Adresse/, /^Société/]) {
    const field = page.main.field(name)
    expect(field.fault).not.toBeUndefined()
    expect(page.alert().link(name).href).toBe(`#${field.attribute('id')}`)
  }
  expect(page.focused?.name).toMatch(/^Adresse/)
})

test('a file that is not what it says, or is not taken at all, is told by its field', async () => {
  const script = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' })
  const { status, page } = await send({ ...whole, 'q-photos': [script] })
  expect(status).toBe(422)
  expect(page.field(/^Photos/).fault).toContain('Ce type de fichier n’est pas accepté')
  expect((await send({ ...whole, 'q-nom': await Promise.all([pictureNamed('x.png')]) })).status).toBe(422)
})

test('60 texts that ran as scripts elsewhere run nowhere, as answers or as names of files', { timeout: 120_000 }, async () => {
  const texts = hostileTexts.slice(0, 60)
  expect(texts).toHaveLength(60)
  for (const text of texts) {
    const {
      page: { html },
    } = await send({ 'q-nom': text, 'q-courriel': text, 'q-qui': text, 'q-mot': text, 'q-envies': [text] })
    const inside = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(inside.replaceAll(/&[a-z#0-9]+;/g, ' '), text).not.toMatch(
      /<(?!\/?(main|div|nav|ol|li|a|h1|p|form|strong|ul|label|span|input|textarea|fieldset|legend|button|svg|path|select|option)\b)/,
    )
    expect(inside).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/)
    const kept = await send({ ...whole, 'q-mot': text, 'q-photos': [await pictureNamed(`${text}.png`)] })
    expect([kept.status, kept.page.html.includes('hacked()')], text).toEqual([303, false])
  }
  const names = await bindToSite(shop().db, '1').read.selectFrom('form_files').select('name').execute()
  for (const { name } of names) expect(name).toMatch(/^[^<>"'&`/\\\p{C}]+\.png$/u)
})

test('each fault of a form names the question that it is about', async () => {
  const { page: missed } = await send({ 'q-courriel': 'éloïse@exemple.test' })
  expect(missed.html).toContain('Remplissez «\u00a0Votre nom\u00a0».')
  expect(missed.html).toContain('Choisissez une réponse à «\u00a0Vous êtes\u00a0».')
  expect(missed.html).toContain('Une adresse e-mail s’écrit sans accents')
  expect(missed.html).not.toMatch(/Ce champ est obligatoire|Le format n’est pas valable/)
  expect((await send({ ...whole, 'q-nom': 'Éloïse', 'q-courriel': 'eloise@exemple.test' })).status).toBe(303)
})
