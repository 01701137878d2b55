import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../../support/browser.ts'
import { fillCart, product, quantitiesOf, wine } from '../../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const add = '/panier/ajouter'

test('three clicks in a row from a shared page add one bottle; another quantity, or another wine, is another wish', async () => {
  const { post, page } = await fillCart(shop, [wine, 1])
  const clicks = [1, 2, 3].map(() => post(add, { declinaison: 'cremant-75', quantite: '1' }))
  for (const answer of await Promise.all(clicks)) {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, product])
    expect(answer.headers.getSetCookie().join()).toContain('flash=')
  }
  expect(quantitiesOf(await page())).toEqual([1, 1])
  await post(add, { declinaison: 'cremant-75', quantite: '2' })
  await post(add, { declinaison: 'jaune-2017-62', quantite: '1' })
  expect(quantitiesOf(await page())).toEqual([1, 3, 1])
})

test('an act with a name is done once however late it comes again, and two names are two wishes', async () => {
  const { post, page } = await fillCart(shop, [wine, 1])
  const send = (acte: string) => post(add, { declinaison: wine, quantite: '2', acte })
  await send('one')
  await send('two')
  await send('one')
  expect(quantitiesOf(await page())).toEqual([5])
})

test('what takes the last bottles and is sent again is done, and not told to be too much', async () => {
  const { post, page } = await fillCart(shop, [wine, 1])
  const fields = { declinaison: 'melon-2023-75', quantite: '5', acte: 'the-last' }
  for (const time of [1, 2]) {
    const answer = await post(add, fields)
    expect([time, answer.status]).toEqual([time, 303])
  }
  expect(quantitiesOf(await page())).toEqual([1, 5])
  // Another act is told what is so.
  await post(add, { ...fields, acte: 'more' })
  expect(quantitiesOf(await page())).toEqual([1, 7])
})

test('what a link holds goes in once, whenever its form is sent again, and its page names another act the next time', async () => {
  const { post, page } = await fillCart(shop, [wine, 1])
  const link = `${add}?vins=cremant-75:2`
  const form = fieldsOf(await page(link), add)
  await post(add, form, link)
  await post(add, { ...form, retour: '/panier' }, link)
  expect(quantitiesOf(await page())).toEqual([1, 2])
  await post(add, fieldsOf(await page(link), add), link)
  expect(quantitiesOf(await page())).toEqual([1, 4])
})
