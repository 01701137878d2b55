import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { type Browser, readAnswer, type Shown, sentBy } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser

/** More pictures than anybody lists: the last of them comes after all others by its name, and is older than they are. */
const many = 520
const last = 'zz-derniere'

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  await bindToSite(shop.db, '1').inTransaction(async (tx) => {
    const { site_id: _, ...like } = await tx
      .selectFrom('images')
      .selectAll()
      .where('kind', '=', 'image')
      .limit(1)
      .executeTakeFirstOrThrow()
    const image = (id: string, created_at: string) => ({
      ...like,
      id,
      name: `${id}.jpg`,
      external_id: id,
      folder: '',
      created_at,
    })
    const rows = Array.from({ length: many }, (_none, at) => image(`photo-${at}`, '2026-02-01T00:00:00.000Z'))
    for (const row of [...rows, image(last, '2020-01-01T00:00:00.000Z')]) await tx.insertInto('images').values(row).execute()
  })
})
afterAll(() => shop.close())

type Sent = [string, string][]

const fieldOf = (sent: Sent, name: string) => sent.filter(([key]) => key === name).map(([, text]) => text)
const without = (sent: Sent, ...names: string[]) => sent.filter(([key]) => !names.includes(key))
/** How many ways there are to fill in a field. */
const offersOf = ({ all }: Shown, name: string) => all(`[name="${name}"][value]`).length

async function send(action: string, entries: Sent): Promise<Shown> {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`${origin}${action}`, { method: 'POST', body, headers: { origin, cookie }, redirect: 'manual' })
  const answer = await shop.shop.fetch(request)
  return readAnswer(action, answer)
}

describe('a house with more than five hundred pictures', () => {
  test('saves a product as it is: the pictures that no list reaches stay', async () => {
    const product = await shop.call('POST', '/admin/product', { name: 'Vin illustré', price: 1000, images: [last, 'photo-3'] })
    const at = `/admin/produits/${product.id}`
    const page = await staff.open(at)
    const sent = sentBy(page, at)
    expect(fieldOf(sent, 'images')).toEqual([last, 'photo-3'])
    expect((await send(at, sent)).status).toBe(303)
    expect((await shop.call('GET', `/admin/product/${product.id}`)).images).toEqual([last, 'photo-3'])
  })

  test('saves a news as it is', async () => {
    const news = await shop.call('POST', '/admin/news', { title: 'Illustrée', idImage: last, date: '2026-03-01' })
    const at = `/admin/actualites/${news.id}`
    const sent = sentBy(await staff.open(at), at)
    expect(fieldOf(sent, 'idImage')).toEqual([last])
    expect((await send(at, sent)).status).toBe(303)
    expect((await shop.call('GET', `/admin/news/${news.id}`)).image).toMatchObject({ id: last })
  })

  test('a form offers a page of pictures, and finds the others by their names without losing what was typed', async () => {
    const at = '/admin/produits/nouveau'
    const blank = await staff.open(at)
    expect(offersOf(blank, 'images')).toBeLessThan(60)
    const typed: Sent = [...without(sentBy(blank, at), 'name', 'price'), ['name', 'Vin cherché'], ['price', '12,00']]
    const asked: Sent = [...without(typed, 'images._cherche'), ['images._cherche', 'zz-dern'], ['_chercher', 'images']]
    const found = await send(at, asked)
    expect(found.status).toBe(200)
    expect(found.all(`[value="${last}"]`).length).toBeGreaterThan(0)
    expect([offersOf(found, 'images'), /«\s?zz-dern/.test(found.text)]).toEqual([1, true])
    const again = sentBy(found, at)
    expect([fieldOf(again, 'name'), fieldOf(again, 'price')]).toEqual([['Vin cherché'], ['12,00']])
    const refused = await send(at, [...without(again, 'price'), ['price', 'douze'], ['images', last]])
    expect([refused.status, fieldOf(sentBy(refused, at), 'images')]).toEqual([422, [last]])
    const made = await send(at, [...without(sentBy(refused, at), 'price'), ['price', '12,00']])
    expect(made.status).toBe(303)
    const id = made.headers.get('location')?.split('/').at(-1)
    expect(await shop.call('GET', `/admin/product/${id}`)).toMatchObject({ name: 'Vin cherché', images: [last] })
  })

  test('Enter looks for words that were just typed, and saves otherwise', async () => {
    const product = await shop.call('POST', '/admin/product', { name: 'Vin tapé', price: 1000 })
    const at = `/admin/produits/${product.id}`
    const typed: Sent = [
      ...without(sentBy(await staff.open(at), at), 'images._cherche'),
      ['images._cherche', 'zz'],
      ['_entree', 'oui'],
    ]
    const found = await send(at, typed)
    expect([found.status, found.all(`[value="${last}"]`).length > 0]).toEqual([200, true])
    expect((await send(at, [...sentBy(found, at), ['_entree', 'oui']])).status).toBe(303)
  })
})

describe('a house with many wines', () => {
  test('a wine is recommended, and a carton filled, from what was looked for', async () => {
    for (let at = 0; at < 105; at += 1) await shop.call('POST', '/admin/product', { name: `Essai ${at}`, price: 1000 })
    const far = await shop.call('POST', '/admin/product', { name: 'Zythum rare', price: 1000 })
    const declination = await shop.call('POST', '/admin/declination', {
      idProduct: far.id,
      capacity: 75,
      capacityUnit: 'cl',
      price: 1000,
    })
    const product = await shop.call('POST', '/admin/product', { name: 'Vin conseillé', price: 1000, recommended: [far.id] })
    const at = `/admin/produits/${product.id}`
    const page = await staff.open(at)
    expect(fieldOf(sentBy(page, at), 'recommended')).toEqual([far.id])
    expect(page.html).toContain('Zythum rare')
    expect(offersOf(page, 'recommended')).toBeLessThan(110)
    const stock = '/admin/produits/nouveau'
    const asked: Sent = [
      ...sentBy(await staff.open(stock), stock),
      ['recommended._cherche', 'zythum'],
      ['_chercher', 'recommended'],
    ]
    const found = await send(stock, asked)
    expect([found.status, offersOf(found, 'recommended')]).toEqual([200, 1])
    expect((await staff.open(`/admin/declinaisons/${declination.id}`)).html).toContain('Zythum rare')
  })
})
