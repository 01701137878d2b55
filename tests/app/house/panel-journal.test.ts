import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enrol, enter, logIn } from '../../support/account.ts'
import type { Browser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()

/** The owner, logged in. */
async function enterAsOwner(email: string): Promise<Browser> {
  const browser = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute(),
  )
  await logIn(browser, email)
  return browser
}

const undoOf = (page: Page) => page.all('form[action^="/admin/journal/"]')[0]?.attribute('action') ?? ''

test('what an owner has just removed comes back by one button, without script', async () => {
  const owner = await enterAsOwner('rend@shop.test')
  const made = await owner.send(await owner.open('/admin/categories/nouveau'), '/admin/categories/nouveau', {
    label: 'Les éphémères',
  })
  const removal = `${made.url}/supprimer`
  const removed = await owner.send(await owner.open(removal), removal)
  expect(removed.html).toContain('Supprimé.')
  expect(removed.html).not.toContain('Les éphémères')
  const back = await owner.send(removed, undoOf(removed))
  expect(back.url).toBe(made.url)
  expect(back.html).toContain('C’est annulé')
  expect(back.html).toContain('Les éphémères')
})

test('the journal tells who did what, narrows to a thing, and refuses in a sentence what has changed since', async () => {
  const owner = await enterAsOwner('ecrit@shop.test')
  const made = await owner.send(await owner.open('/admin/categories/nouveau'), '/admin/categories/nouveau', {
    label: 'Les pétillants',
  })
  for (const label of ['Les bulles', 'Les fines bulles']) await owner.send(await owner.open(made.url), made.url, { label })
  const id = made.url.split('/').at(-1)
  const journal = await owner.open(`/admin/journal?sorte=tag&chose=${id}`)
  expect(journal.html).toContain('ecrit@shop.test')
  expect(journal.text).toMatch(/Ajout · Catégories · Les pétillants/)
  const entries = journal.links(/^Changement/).map(({ href }) => href)
  expect(entries).toHaveLength(2)
  const first = await owner.open(entries[1] ?? '')
  const refused = await owner.send(first, undoOf(first))
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Cela a changé depuis')
  expect((await owner.open(made.url)).html).toContain('Les fines bulles')
})

test('a stock that was corrected stands in the journal by the words of its screen and the reference of the wine', async () => {
  const owner = await enterAsOwner('compte@shop.test')
  const sheet = await owner.open('/admin/inventaire')
  const name = sheet.one('[name^="stock-"]').attribute('name') ?? ''
  await owner.send(sheet, '/admin/inventaire', { [name]: '7' })
  expect((await owner.open('/admin/journal')).text).toMatch(/Changement · Stock de la cave · GEAI-23/)
})

test('for a member there is no journal, and nothing to take back', async () => {
  const [owner, member] = [await enterAsOwner('garde@shop.test'), await enter(shop(), 'passant@shop.test')]
  await owner.send(await owner.open('/admin/categories/nouveau'), '/admin/categories/nouveau', { label: 'Les gardées' })
  const journal = await owner.open('/admin/journal')
  const { href: entry = '' } = journal.link(/^Ajout/)
  for (const path of ['/admin/journal', entry]) expect((await member.open(path)).status, path).toBe(404)
  expect((await member.post(await owner.open(entry), entry, {})).status).toBe(404)
  expect((await owner.open(entry)).html).toContain('Annuler ce changement')
})
