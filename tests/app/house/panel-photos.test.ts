import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, fieldsOf, readAnswer, type Shown } from '../../support/browser.ts'
import { drawPicture } from '../../support/pictures.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
let picture: Buffer

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  picture = await drawPicture('png')
})
afterAll(() => shop.close())

type Files = Record<string, [name: string, bytes: Buffer]>

/** Sends a form with files, as a browser without script does; answers the page that is shown. */
async function send(page: Shown, action: string, fields: Record<string, string>, files: Files): Promise<Shown> {
  expect(page.one('form#fiche').attribute('enctype')).toBe('multipart/form-data')
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fieldsOf(page, action), ...fields })) body.append(name, value)
  for (const [name, [file, bytes]] of Object.entries(files)) {
    expect(page.all(`[name="${name}"]`)).toHaveLength(1)
    body.set(name, new File([new Uint8Array(bytes)], file))
  }
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.shop.fetch(
    new Request(`${origin}${action}`, { method: 'POST', body, headers: { origin, cookie }, redirect: 'manual' }),
  )
  const place = answer.headers.get('location')
  if (place) return staff.open(place)
  return readAnswer(action, answer)
}

/** What the library finds under a name: it is longer than a page. */
const library = async (name: string) =>
  (await staff.open(`/admin/images?q=${name}`))
    .all('.shots li')
    .map(({ text }) => text)
    .join(' ')

test('a photo is sent with the news that it belongs to, kept with its words and shown to visitors', async () => {
  const path = '/admin/actualites/nouveau'
  const words = { title: 'Le geai est de retour', date: '2026-11-01', isValid: 'on', 'idImage._mots': 'Un geai sur un piquet' }
  await send(await staff.open(path), path, words, { 'idImage._fichier': ['geai-retour.png', picture] })
  expect(await library('geai-retour')).toContain('geai-retour')
  const page = await shop.html('/actualites/le-geai-est-de-retour')
  expect(page).toContain('alt="Un geai sur un piquet"')
})

test('a photo without words, or as an iPhone keeps it, is told beside its field; nothing that was typed is lost', async () => {
  const path = '/admin/services/nouveau'
  const typed = { title: 'Visite du chai' }
  const blank = await staff.open(path)
  const mute = await send(blank, path, typed, { 'idImage._fichier': ['chai.png', picture] })
  expect(mute.status).toBe(422)
  expect(mute.fieldNamed('idImage._mots').fault).toMatch(/texte|mots|montre/i)
  expect(fieldsOf(mute, path)).toMatchObject(typed)

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const words = { ...typed, 'idImage._mots': 'Le chai' }
  const refused = await send(blank, path, words, { 'idImage._fichier': ['IMG_1.HEIC', heic] })
  expect(refused.text).toMatch(/IMG_1.HEIC : Cette photo est au format HEIC.*Le plus compatible/)
  expect(fieldsOf(refused, path)).toMatchObject(words)
})

test('an album takes several photos in one save, each with its own words', async () => {
  const path = '/admin/albums/nouveau'
  const said = {
    title: 'Les vendanges',
    date: '2026-11-01',
    'pictures.0.alt': 'Les seaux',
    'pictures.1.alt': 'La table',
    isValid: 'on',
  }
  const made = await send(await staff.open(path), path, said, {
    'pictures.0.image._fichier': ['seaux.png', picture],
    'pictures.1.image._fichier': ['table.png', picture],
  })
  expect(made.html).toContain('Les vendanges')
  const page = await shop.html('/albums/les-vendanges')
  expect(page).toContain('Les seaux')
  expect(page).toContain('La table')
})

test('a photo is sent with the block of a page that shows it', async () => {
  const page = await shop.call('POST', '/admin/page', { title: 'La vigne au printemps', isValid: true })
  const path = `/admin/pages/${page.id}/blocs/nouveau?sorte=image`
  const blank = await staff.open(path)
  const action = blank.one('form#fiche').attribute('action') ?? ''
  const sent = await send(
    blank,
    action,
    { 'picture.alt': 'Un cep en fleur', size: 'full' },
    { 'picture.image._fichier': ['cep.png', picture] },
  )
  expect(sent.all('.field-fault').map(({ text }) => text)).toEqual([])
  await staff.send(sent, `/admin/pages/${page.id}/brouillon/publier`)
  expect(await shop.html(`/${page.url}`)).toContain('alt="Un cep en fleur"')
})

test('a page begins with the text and the photo of its form, a piece of news with the text; what is wrong stands beside them', async () => {
  const path = '/admin/pages/nouveau'
  const typed = { title: 'Le puits', body: 'Il date de **1820**.', isValid: 'on', 'idImage._mots': 'Le puits et sa margelle' }
  const file: Files = { 'idImage._fichier': ['puits.png', picture] }
  const mute = await send(await staff.open(path), path, { ...typed, 'idImage._mots': '' }, file)
  expect(mute.fieldNamed('idImage._mots').fault).toMatch(/mots/)
  expect(fieldsOf(mute, path)).toMatchObject({ body: typed.body })
  const long = await send(await staff.open(path), path, { ...typed, body: 'puits '.repeat(20_000) }, {})
  expect(long.status).toBe(422)
  expect(long.fieldNamed('body').fault).not.toBe('')

  await send(await staff.open(path), path, typed, file)
  const page = await shop.html('/le-puits')
  expect(page).toContain('<strong>1820</strong>')
  expect(page).toContain('alt="Le puits et sa margelle"')
  await send(await staff.open(path), path, { ...typed, title: 'La margelle', body: '' }, file)
  expect(await shop.html('/la-margelle')).toContain('alt="Le puits et sa margelle"')
  const news = '/admin/actualites/nouveau'
  await send(await staff.open(news), news, { title: 'Le puits est curé', body: 'On y voit la **lune**.', isValid: 'on' }, {})
  expect(await shop.html('/actualites/le-puits-est-cure')).toContain('<strong>lune</strong>')
})

test('a photo sent while a page is composed is answered as what can be chosen, or with what is wrong', async () => {
  const post = async (words: string, file?: File, cookies = staff.cookies) => {
    const body = new FormData()
    body.append('alt', words)
    if (file) body.append('image._fichier', file)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin, cookie }
    const path = `${origin}/admin/images/photo`
    const answer = await shop.shop.fetch(new Request(path, { method: 'POST', body, headers, redirect: 'manual' }))
    return { status: answer.status, said: answer.status === 401 ? {} : await answer.json() }
  }
  const photo = new File([new Uint8Array(picture)], 'treille.png')
  const kept = await post('La treille', photo)
  expect(kept).toMatchObject({
    status: 200,
    said: { is: 'kept', choice: { label: 'treille.png', image: { alt: 'La treille' } } },
  })
  const mute = await post('', photo)
  expect(mute).toMatchObject({ status: 422, said: { is: 'refused', faults: { alt: expect.stringMatching(/^Dites/) } } })
  const none = await post('Rien')
  expect(none).toMatchObject({ status: 422, said: { is: 'refused', faults: { image: 'Choisissez d’abord une photo.' } } })
  const text = await post('Un texte', new File(['De la farine'], 'recette.png'))
  expect(text).toMatchObject({ status: 422, said: { faults: { image: expect.stringMatching(/^recette.png : Ce type/) } } })
  expect((await post('La treille', photo, new Map())).status).toBe(401)
})

test('a photo that is sent before its form says what of it stays in sight; without words nothing is kept', async () => {
  const post = async (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('image._fichier', new File([new Uint8Array(picture)], 'foudre.png'))
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin, cookie }
    const path = `${origin}/admin/images/photo`
    const answer = await shop.shop.fetch(new Request(path, { method: 'POST', body, headers, redirect: 'manual' }))
    return { status: answer.status, said: await answer.json() }
  }
  const kept = await post({ alt: 'Le foudre', 'image._point': 'top-left' })
  expect(kept).toMatchObject({ status: 200, said: { is: 'kept', choice: { image: { alt: 'Le foudre', focus: 'top-left' } } } })
  expect(await post({ alt: 'Le foudre', 'image._point': 'nulle part' })).toMatchObject({
    said: { choice: { image: { focus: 'center' } } },
  })
  const whole = { image: { width: 64, height: 48 } }
  expect(await post({ alt: 'Le foudre', 'image._cadre': '0 0 100 100' })).toMatchObject({ said: { choice: whole } })
  const half = { image: { width: 32, height: 48 } }
  expect(await post({ alt: 'Le foudre', 'image._cadre': '25 0 50 100' })).toMatchObject({ said: { choice: half } })
  expect(await post({ alt: '' })).toMatchObject({ status: 422, said: { faults: { alt: expect.stringMatching(/^Dites/) } } })
})

test('what was typed beside a photo waits for a login when the session has ended', async () => {
  const path = '/admin/actualites/nouveau'
  const blank = await staff.open(path)
  const session = staff.cookies.get('token') ?? ''
  staff.cookies.delete('token')
  const kept = await send(blank, path, { title: 'Les gelées', date: '2026-11-02' }, {})
  expect(kept.status).toBe(401)
  staff.cookies.set('token', session)
  expect((await staff.send(kept, path)).html).toContain('Les gelées')
})
