import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enter, mailedPath } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const path = '/elements/soirees/trois-ages-du-comte'
const most = (page: Page) => Number(/chacun prend (\d+)\splaces/.exec(page.text)?.[1])
const forGroups = /Vous venez en groupe\s\? Écrivez-nous, nous noterons vos places\./

test('the forms that take places say how many one takes here, and that a group writes to the house', async () => {
  const visitor = openBrowser(shop())
  const evening = await visitor.open(path)
  const visit = await visitor.open('/formulaires/visite')
  for (const page of [evening, visit]) {
    expect(page.text).toMatch(forGroups)
    expect(page.link('Écrivez-nous, nous noterons vos places.').href).toBe('/contact')
  }
  expect(evening.text).toMatch(/au plus\. Vous venez en groupe/)
  const member = await enter(shop(), 'groupe.perrenot@exemple.test')
  expect(most(evening)).toBeGreaterThan(5)
  expect(most(await member.open(path))).toBeGreaterThan(most(evening))
})

test('threat 45: whoever confirms more than their mailbox may hold is told on that page what they may still take', async () => {
  const visitor = openBrowser(shop())
  const confirm = async (email: string, places: number) => {
    const person = { firstname: 'Agathe', lastname: 'Perrenot', email, places: String(places) }
    expect((await visitor.post(await visitor.open(path), path, person)).status).toBe(303)
    // The next one comes from elsewhere.
    await bindToSite(shop().db, '1').inTransaction((tx) =>
      tx.updateTable('registrations').set({ from_block: '', from_network: '' }).execute(),
    )
    const page = await visitor.open(await mailedPath(shop(), 'registration_confirmed', email))
    return visitor.post(page, '/inscription/places')
  }
  const all = most(await visitor.open(path))
  expect((await confirm('agathe@gmail.com', all - 2)).status).toBe(303)
  const refused = await confirm('a.gathe+bis@gmail.com', 4)
  expect(refused.status).toBe(422)
  expect(refused.text).toMatch(/Avec les places que vous avez déjà, il vous en reste\s2 à réserver en ligne/)
})
