import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enter, mailedPath } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const path = '/elements/soirees/trois-ages-du-comte'
const plain = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/\s/g, ' ')
const most = (html: string) => Number(/chacun prend (\d+) places/.exec(plain(html))?.[1])

test('the forms that take places say how many one takes here, and that a group writes to the house', async () => {
  const visitor = openBrowser(shop())
  const evening = await visitor.open(path)
  expect(plain(evening.html)).toMatch(
    /au plus\. Vous venez en groupe \? <a href="\/contact">Écrivez-nous, nous noterons vos places\.<\/a>/,
  )
  const member = await enter(shop(), 'groupe.perrenot@exemple.test')
  expect(most(evening.html)).toBeGreaterThan(5)
  expect(most((await member.open(path)).html)).toBeGreaterThan(most(evening.html))
  expect(plain((await visitor.open('/formulaires/visite')).html)).toContain(
    'Vous venez en groupe ? <a href="/contact">Écrivez-nous, nous noterons vos places.</a>',
  )
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
  const all = most((await visitor.open(path)).html)
  expect((await confirm('agathe@gmail.com', all - 2)).status).toBe(303)
  const refused = await confirm('a.gathe+bis@gmail.com', 4)
  expect(refused.status).toBe(422)
  expect(plain(refused.html)).toContain('Avec les places que vous avez déjà, il vous en reste 2 à réserver en ligne')
})
