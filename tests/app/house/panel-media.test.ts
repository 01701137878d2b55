import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from '../../support/pictures.ts'
import { origin } from '../../support/site.ts'
import { uploadTo } from '../../support/uploads.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

async function openStaff() {
  const staff = await openStaffBrowser(shop)
  return { staff, cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

test('an owner changes the order of the pages on one screen, without script', async () => {
  const { staff, cookie } = await openStaff()
  const path = '/admin/pages/ordre'
  const pages = async () => {
    const items = (await staff.open(path)).all('li[class^="depth-"]')
    return items.map((item) => ({ depth: item.attribute('class'), id: item.link().href?.split('/').at(-1) ?? '' }))
  }
  const before = await pages()
  expect(before.length).toBeGreaterThan(5)
  const last = before.at(-1)?.id ?? ''
  const form = await shop.post(path, { page: last, sens: 'UP' }, { origin, cookie })
  expect(form.status).toBe(303)
  expect(await pages()).not.toEqual(before)
  const nowhere = await shop.post(path, { page: 'nulle-part', sens: 'UP' }, { origin, cookie })
  expect(nowhere.status).toBe(409)
})

test('an owner touches a picture where the eye should rest, and sees which pages show it, without script', async () => {
  const { staff, cookie } = await openStaff()
  const { blocks } = (await shop.call('GET', '/admin/page/le-domaine/draft')) as unknown as {
    blocks: { picture?: { image: string } }[]
  }
  const image = blocks.find(({ picture }) => picture)?.picture?.image
  const path = `/admin/images/${image}`
  const opened = await staff.open(path)
  expect(opened.one('input[type="image"][name="point"]').attribute('width')).toBe('288')
  expect(opened.hrefs).toContain('/admin/pages/le-domaine')
  const form = await shop.post(`${path}/point`, { 'point.x': '288', 'point.y': '0' }, { origin, cookie })
  expect(form.status).toBe(303)
  expect((await staff.open(path)).html).toContain('À présent\u00a0: en haut à droite.')
})

test('an owner cuts a photo, by ready proportions and by numbers, sees what is left of it and has it back, without script', async () => {
  const { staff } = await openStaff()
  const [photo] = await uploadTo(shop, [{ name: 'vendange.jpg', bytes: await drawPicture('jpeg', 600, 400) }])
  const path = `/admin/images/${photo?.id}`
  const cut = async (typed: Record<string, string>) => {
    const sent = await staff.send(await staff.open(path), `${path}/cadre`, typed)
    expect(sent.status).toBe(200)
    return (await shop.call('GET', `/admin/image/${photo?.id}`)) as unknown as { width: number; height: number; url: string }
  }
  expect(await cut({ proportions: '1:1' })).toMatchObject({ width: 400, height: 400 })
  const shown = await staff.open(path)
  expect(shown.html).toContain('À présent : 400 × 400 pixels, sur 600 × 400.')
  expect(shown.fieldNamed('gauche').value).toBe('16.67')
  expect(await cut({ proportions: '16:9' })).toMatchObject({ width: 600, height: 338 })
  const corner = await cut({ proportions: 'free', gauche: '0', haut: '0', largeur: '50', hauteur: '12,5' })
  expect(corner).toMatchObject({ width: 300, height: 50 })
  expect(await cut({ proportions: 'whole' })).toMatchObject({ width: 600, height: 400, url: photo?.url })
  const refused = await staff.send(await staff.open(path), `${path}/cadre`, { proportions: 'free', gauche: 'un peu' })
  expect([refused.status, refused.main.text]).toEqual([422, expect.stringContaining('indiquez des nombres de 0 à 100')])
  const drawn = (await shop.call('GET', '/admin/image?name=lk:svg')) as unknown as { images: { id: string }[] }
  for (const { id } of drawn.images.slice(0, 1))
    expect((await staff.open(`/admin/images/${id}`)).html).not.toContain('Couper la photo')
})

type Looked = { uses: { kind: string; id: string }[] }

/** The first picture of the library that is as wanted. */
async function findPicture(isWanted: (one: Looked) => boolean): Promise<string> {
  const { images } = (await shop.call('GET', '/admin/image?kind=image&nbItem=100')) as unknown as { images: { id: string }[] }
  for (const { id } of images) if (isWanted((await shop.call('GET', `/admin/image/${id}`)) as unknown as Looked)) return id
  throw new Error('no picture of the library is as wanted')
}

/** A picture of products alone, none of which is on sale any more. */
async function freePicture(): Promise<string> {
  const image = await findPicture(({ uses }) => uses.every(({ kind }) => kind === 'product'))
  const { uses } = (await shop.call('GET', `/admin/image/${image}`)) as unknown as Looked
  for (const { id } of uses) await shop.call('PUT', `/admin/product/${id}`, { isValid: false })
  return image
}

test('an owner who empties the words of a picture that visitors see reads beside the field where that is', async () => {
  const { staff } = await openStaff()
  const path = `/admin/images/${await findPicture(({ uses }) => uses.some(({ kind }) => kind === 'product'))}`
  const refused = await staff.send(await staff.open(path), path, { alt: '' })
  expect(refused.status).toBe(422)
  const words = refused.fieldNamed('alt')
  expect(words.isInvalid).toBe(true)
  expect(words.fault).toMatch(/affichée ici sans autres mots\u00a0: «/)
})

test('an owner says once of a picture that it is mere decoration, and the library no longer asks for its words', async () => {
  const { staff } = await openStaff()
  const image = await freePicture()
  const path = `/admin/images/${image}`
  await staff.send(await staff.open(path), path, { alt: '' })
  const shelf = async () => {
    const items = (await staff.open('/admin/images')).items().filter(({ hrefs }) => hrefs.includes(path))
    return items.at(-1)?.text
  }
  expect(await shelf()).toContain('Sans texte de remplacement')
  const marked = await staff.send(await staff.open(path), path, { isDecor: 'on' })
  expect(marked.fieldNamed('isDecor').isChecked).toBe(true)
  expect(await shelf()).toContain('Décor')
  expect(await shelf()).not.toContain('Sans texte de remplacement')
})

test('news with a picture that says nothing stays a draft, and its owner reads why beside the field', async () => {
  const { staff } = await openStaff()
  const image = await freePicture()
  await shop.call('PUT', `/admin/image/${image}`, { alt: '', isDecor: false })
  const mute = { type: 'image', size: 'text', framed: false, picture: { image } }
  const { id } = (await shop.call('POST', '/admin/news', { title: 'Le muet', blocks: [mute] })) as unknown as { id: string }
  const path = `/admin/actualites/${id}`
  const draft = await staff.open(path)
  const refused = await staff.send(draft, path, { isValid: 'on' })
  expect(refused.status).toBe(422)
  const shown = refused.fieldNamed('isValid')
  expect([shown.isInvalid, shown.fault]).toEqual([true, expect.stringContaining('Une image du texte n’a pas de mots')])
  const block = `${path}/blocs/1`
  expect((await staff.send(await staff.open(block), block, { 'picture.alt': 'Le chai' })).status).toBe(200)
  expect((await staff.send(await staff.open(path), path, { isValid: 'on' })).status).toBe(200)
  const emptied = await staff.send(await staff.open(block), block, { 'picture.alt': '' })
  expect(emptied.text).toContain('Le brouillon est enregistré.')
  const held = await staff.send(emptied, `${path}/brouillon/publier`)
  expect([held.status, held.text.includes('Rien n’a été publié')]).toEqual([422, true])
})
