import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from './support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

test('a fault stands beside the row it is about, when a row before it was emptied', async () => {
  const path = '/admin/produits/abbesse'
  const form = await staff.open(path)
  const last = Math.max(...[...form.html.matchAll(/name="meals\.(\d+)\.label"/g)].map(([, place]) => Number(place)))
  expect(last).toBeGreaterThan(0)
  const long = 'x'.repeat(2000)
  const emptied = { 'meals.0.idMealIcon': '', 'meals.0.label': '' }
  const refused = await staff.send(form, path, {
    ...emptied,
    [`meals.${last}.idMealIcon`]: 'fromage',
    [`meals.${last}.label`]: long,
  })
  expect(refused.status).toBe(422)
  const faults = [...refused.html.matchAll(/id="e-(meals[^"]*)"/g)].map(([, name]) => name)
  const labels = [...refused.html.matchAll(/<input[^>]* name="(meals\.\d+\.label)"[^>]* value="([^"]+)"/g)]
  expect(faults).toEqual([`meals.${last - 1}.label`])
  expect(labels.map(([, name]) => name)).toEqual(Array.from({ length: last }, (_, place) => `meals.${place}.label`))
  expect(labels.at(-1)?.[2]).toBe(long)
})
