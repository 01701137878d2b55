import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const title = 'De leurs mains'
const peopleOf = async (slug: string) =>
  (await shop.page(`/boutique/${slug}`)).main.all('.winemakers li b').map(({ text }) => text)
const all = ['Jeanne Vuillemin', 'Colin Vuillemin']

test('a wine says who made it: those of the whole house, and whoever made this one', async () => {
  expect(await peopleOf('les-murgers')).toEqual(all)
  expect(await peopleOf('le-grand-foudre')).toEqual([...all, 'Bastien Roy'])
  const { main } = await shop.page('/boutique/le-grand-foudre')
  expect(main.text).toContain('La cave et les assemblages')
  expect(main.text).toContain('Elle goûte chaque fût le lundi')
  expect(main.all('.winemakers img')).toHaveLength(2)
})

test('an owner adds somebody from the screen of a wine, who then stands on the page of that wine alone', async () => {
  const wine = await staff.open('/admin/produits/murgers')
  const add = wine.main.link('Ajouter une personne').href ?? ''
  const form = await staff.open(add)
  await staff.send(form, '/admin/vignerons/nouveau', {
    name: 'Fatou Diallo',
    role: 'Le remuage',
    summary: 'Deux cents bouteilles chaque matin.',
    isValid: 'on',
  })
  expect(await peopleOf('les-murgers')).toEqual([...all, 'Fatou Diallo'])
  expect(await peopleOf('le-chai')).toEqual(all)
  expect((await staff.open('/admin/produits/murgers')).main.text).toContain('3 personnes')
})

test('where a house tells of nobody, nothing is missing', async () => {
  const { winemakers } = (await shop.call('GET', '/admin/winemaker?nbItem=100')) as unknown as { winemakers: { id: string }[] }
  for (const { id } of winemakers) await shop.call('PUT', `/admin/winemaker/${id}`, { isValid: false })
  const { main } = await shop.page('/boutique/les-murgers')
  expect(main.text).not.toContain(title)
  expect(main.all('.winemakers')).toHaveLength(0)
  for (const { id } of winemakers) await shop.call('PUT', `/admin/winemaker/${id}`, { isValid: true })
  expect((await shop.page('/boutique/les-murgers')).main.text).toContain(title)
})
