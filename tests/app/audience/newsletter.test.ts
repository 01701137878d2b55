import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enter, mailedPath } from '../../support/account.ts'
import { openBrowser, type Shown } from '../../support/browser.ts'
import { fromElsewhere, origin, shopForAll } from '../../support/site.ts'

const shop = shopForAll({ env: { TRUSTED_PROXIES: '1' } })
const stateOf = async (email: string) =>
  (
    await bindToSite(shop().db, '1')
      .read.selectFrom('newsletter_subscribers')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.state

/** From the footer to the confirmed page of choices, as a browser without scripts goes. */
async function subscribe(email: string): Promise<Shown> {
  const browser = openBrowser(fromElsewhere(shop()))
  const sent = await browser.send(await browser.open('/le-domaine'), '/newsletter', { email })
  expect([sent.status, sent.url]).toEqual([200, '/newsletter?envoye=oui'])
  const page = await browser.open(await mailedPath(shop(), 'newsletter_confirm', email))
  expect(await stateOf(email)).toBe('PENDING')
  return browser.send(page, '/newsletter/confirmer')
}

test('[R-18] the form at the foot of every page asks for letters, without a script', async () => {
  const chosen = await subscribe('marie@exemple.test')
  expect(chosen.url).toMatch(/^\/newsletter\/preferences\/[\w-]{43}$/)
  expect(chosen.html).toContain('Votre inscription à la lettre est confirmée.')
  expect(chosen.headers.get('cache-control')).toContain('no-store')
  expect(await stateOf('marie@exemple.test')).toBe('SUBSCRIBED')
})

test('an address that is none comes back with what was typed, the sentence beside the field, and the cursor in it', async () => {
  const browser = openBrowser(fromElsewhere(shop()))
  const refused = await browser.send(await browser.open('/'), '/newsletter', { email: 'marie@"<b>' })
  expect(refused.status).toBe(422)
  const email = refused.main.one('#lettre-page-email')
  expect(refused.focused?.attribute('id')).toBe('lettre-page-email')
  expect(email.value).toBe('marie@"<b>')
  expect(email.fault).toContain('Cette adresse e-mail est incomplète')
})

test('a mail program ends the letters with one post from nowhere; a link that is only opened ends nothing', async () => {
  const chosen = await subscribe('paul@exemple.test')
  const path = chosen.url.replace('preferences', 'desinscription')
  const opened = await openBrowser(fromElsewhere(shop())).open(path)
  expect([opened.status, await stateOf('paul@exemple.test')]).toEqual([200, 'SUBSCRIBED'])
  const post = (to: string) =>
    shop().shop.fetch(
      new Request(origin + to, {
        method: 'POST',
        headers: { origin: 'https://mail.test' },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
    )
  expect((await post(path)).status, 'whatever origin it names').toBe(200)
  expect(await stateOf('paul@exemple.test')).toBe('LEFT')
  expect((await post(`/newsletter/desinscription/${'x'.repeat(43)}`)).status).toBe(404)
  for (const other of ['/newsletter', '/newsletter/desinscription', chosen.url]) expect((await post(other)).status).toBe(403)
})

test('a person who opens the link leaves by a button, and can choose anew', async () => {
  const chosen = await subscribe('luc@exemple.test')
  const browser = openBrowser(fromElsewhere(shop()))
  const page = await browser.open(chosen.url.replace('preferences', 'desinscription'))
  const left = await browser.send(page, '/newsletter/desinscription')
  expect([left.url, left.html.includes('C’est arrêté')]).toEqual(['/newsletter/desinscription?fait=oui', true])
  const choice = await browser.open(chosen.url)
  expect(choice.html).toContain('Vous ne recevez aucune lettre pour l’instant.')
  const again = await browser.send(choice, chosen.url, { lists: 'saisons' })
  const chosenLists = again.main.all('input[type="checkbox"][checked]').map(({ value }) => value)
  expect(chosenLists).toEqual(['saisons'])
})

test('[R-21] a member chooses letters in the space, and has a page of its own to stop them', async () => {
  const browser = await enter(fromElsewhere(shop()), 'lettres@shop.test')
  const page = await browser.open('/mon-compte/newsletter')
  const saved = await browser.send(page, '/mon-compte/newsletter', { lists: 'allocations' })
  expect(saved.html).toContain('C’est enregistré.')
  const leaving = await browser.open('/mon-compte/desinscription')
  const left = await browser.send(leaving, '/mon-compte/desinscription')
  expect(left.html).toContain('Vous n’êtes inscrit à aucune lettre.')
  expect(await stateOf('lettres@shop.test')).toBe('LEFT')
})

test('[P-02] letters switched off leave no form, no page and no block', async () => {
  const set = (value: string) =>
    bindToSite(shop().db, '1').inTransaction(async (tx) => {
      await tx.deleteFrom('parameters').where('type', '=', 'NEWSLETTER_ACTIVATED').execute()
      await tx
        .insertInto('parameters')
        .values({ id: 'letters', lang: 'fr', kind: 'BOOLEAN', type: 'NEWSLETTER_ACTIVATED', label: '', value })
        .execute()
    })
  const read = async () => [
    (await shop().get('/newsletter')).status,
    (await shop().page('/?v=1')).all('form[action="/newsletter"]').length > 0,
    (await (await shop().get('/tous-les-blocs')).text()).includes('block-letter'),
  ]
  expect(await read()).toEqual([200, true, true])
  await set('false')
  await shop().changePage('accueil', { menuTitle: 'Accueil' })
  expect(await read()).toEqual([404, false, false])
  await set('true')
  await shop().changePage('accueil', { menuTitle: 'Accueil' })
  expect(await read()).toEqual([200, true, true])
})
