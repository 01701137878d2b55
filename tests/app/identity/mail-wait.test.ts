import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { mostOfShare } from '#api/platform/mail/mail-budget.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { mailKinds, mailShareNames, shareOf } from '#app/models/audience/mail-kind.ts'
import { openBrowser } from '../../support/browser.ts'
import { openSellingShop } from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

/** Others ask for so many times what the site sends of each kind in an hour. */
async function spend(times: number) {
  const site = { id: '1', name: 'Domaine', origin: 'https://domaine.test' }
  await bindToSite(shop.db, '1').inTransaction(async (tx) => {
    await tx.deleteFrom('outbox').execute()
    for (const share of mailShareNames) {
      const kind = mailKinds.findLast((one) => shareOf(one) === share) ?? 'reset_password'
      for (let n = 0; n < times * mostOfShare[share]; n += 1)
        await queueMail(tx, { kind, share, to: `inconnu-${share}-${n}@exemple.test`, params: {}, site, now: new Date() })
    }
  })
}

const plain = (html: string) => html.replaceAll(/\s|&nbsp;/g, ' ')
const people = { firstname: 'Anne', lastname: 'Roy', kind: 'ACCESS', message: '' }
let asked = 0

/** What the page says that follows each form by which a mail is asked for. */
async function askAll(): Promise<string[]> {
  asked += 1
  const email = `personne-${asked}@exemple.test`
  const browser = openBrowser(shop)
  const pages = []
  for (const [path, action, fields] of [
    ['/password/reset/ask', '/password/reset/ask', { email }],
    ['/droits', '/droits', { ...people, email }],
    ['/le-domaine', '/newsletter', { email }],
  ] as const)
    pages.push(plain((await browser.send(await browser.open(path), action, fields)).html))
  return pages
}

beforeEach(() => spend(0))

test('threat 41: where the mails of an hour are spent each page says by when its own leaves', async () => {
  for (const page of await askAll()) expect(page).not.toContain('Beaucoup de courriels')
  await spend(1)
  const pages = await askAll()
  for (const page of pages) expect(page).toMatch(/Beaucoup de courriels partent en ce moment.{0,90} part avant \d{1,2} h( \d0)?/)
  expect(pages[0]).toContain('Si un compte existe')
})

test('threat 41: where no more are taken each page says so, and what is to be done', async () => {
  await spend(2)
  for (const page of await askAll()) expect(page).toContain('Trop de courriels partent en ce moment')
})

test('the page after a registration says when its mail leaves, and is deaf to what no form of ours has said', async () => {
  const browser = openBrowser(shop)
  const open = async (query: string) => plain((await browser.open(`/inscription${query}`)).html)
  expect(await open('?depart=910')).toContain('le vôtre part avant 15 h 10.')
  expect(await open('?depart=full')).toContain('Revenez dans une heure')
  for (const query of ['', '?depart=1440', '?depart=-1', '?depart=%3Cb%3E', '?depart=']) {
    expect(await open(query)).toContain('Nous venons d’écrire à l’adresse indiquée')
  }
})
