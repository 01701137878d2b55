import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { openBrowser, readAnswer, type Shown } from '../../support/browser.ts'
import { fromElsewhere, shopForAll } from '../../support/site.ts'

const shop = shopForAll({ env: { TRUSTED_PROXIES: '1' } })
/** Long enough ago for somebody to have written. */
const shown = (Date.now() - 60_000).toString(36)
const written = { subject: 'VISIT', who: 'Marie de la Tour', text: 'Nous serons douze samedi.', shown }

const rows = () => bindToSite(shop().db, '1').read.selectFrom('messages').selectAll().orderBy('created_at').execute()
const spam = () => bindToSite(shop().db, '1').read.selectFrom('message_spam').select(['reason', 'count']).execute()

/** Ticks the box that no form has ticked beforehand. */
async function send(page: Shown, fields: Record<string, string>, action = '/contact'): Promise<Shown> {
  return openBrowser(fromElsewhere(shop())).send(page, action, { consent: 'on', ...fields })
}

test('[R-06] the contact page says where the house is, is never kept by a cache, and its form needs no script', async () => {
  const page = await openBrowser(fromElsewhere(shop())).open('/contact')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.html).toContain('Écrivez-nous comme à des voisins')
  expect(page.html).toContain('7, rue de la Vouivre, 39600 Montorge')
  expect(page.main.link('03 53 01 24 68').href).toBe('tel:0353012468')
  const sent = await send(page, { ...written, email: 'marie@exemple.test', phone: '03 53 01 24 68' })
  expect([sent.status, sent.url]).toEqual([200, '/contact?envoye=oui'])
  const [message] = await rows()
  expect(message).toMatchObject({
    desk: 'COMPANY',
    firstname: 'Marie',
    lastname: 'de la Tour',
    subject: 'Visite et dégustation',
    message: 'Nous serons douze samedi.',
    phone: '03 53 01 24 68',
  })
})

test('[R-19] a message that lacks something comes back with what was typed, and the cursor in the first fault', async () => {
  const browser = openBrowser(fromElsewhere(shop()))
  const page = await browser.open('/contact')
  const refused = await browser.send(page, '/contact', { who: 'Marie', email: 'marie@exemple', text: 'Bonjour <b>à</b> vous' })
  expect(refused.status).toBe(422)
  const form = refused.form('/contact')
  expect(form.field('Votre demande').fault).toBe('Choisissez ce dont il s’agit.')
  expect(form.field('Adresse e-mail').fault).toContain('Cette adresse e-mail est incomplète')
  expect(form.field(/^J’accepte que ces données/).fault).toContain('Cochez cette case')
  expect(form.field('Votre message').value).toBe('Bonjour <b>à</b> vous')
  expect(form.field('Adresse e-mail').value).toBe('marie@exemple')
  expect(refused.focused?.name).toBe('Votre demande')
  const before = (await rows()).length
  const corrected = await send(refused, { ...written, email: 'marie2@exemple.test' })
  expect(corrected.status).toBe(200)
  expect(await rows()).toHaveLength(before + 1)
})

test('[R-07] the page for the writer of the site has the same form, for another reader; the owner can switch it off', async () => {
  const page = await openBrowser(fromElsewhere(shop())).open('/contact-redacteur')
  expect(page.html).toContain('Contacter le rédacteur')
  expect(page.html).toContain('Qui tient la plume')
  const fields = { ...written, subject: 'FAULT', email: 'paul@exemple.test' }
  expect((await send(page, fields, '/contact-redacteur')).url).toBe('/contact-redacteur?envoye=oui')
  expect((await rows()).at(-1)).toMatchObject({ desk: 'WRITER', subject: 'Une erreur sur ce site' })
  await shop().changePage('contact-redacteur', { isValid: false })
  const before = (await rows()).length
  expect((await openBrowser(fromElsewhere(shop())).open('/contact-redacteur')).status).toBe(404)
  expect((await send(page, fields, '/contact-redacteur')).status).toBe(404)
  expect(await rows()).toHaveLength(before)
  await shop().changePage('contact-redacteur', { isValid: true })
})

test('[R-08] the page on making sites in a region is one of the site’s maker, to be edited and switched off', async () => {
  await expectMakersPage('/creation-site-internet-alsace', 'Création de site internet en Alsace')
})

test('[R-09] the page on writing for search engines is one of the site’s maker, to be edited and switched off', async () => {
  await expectMakersPage('/redaction-web-seo', 'Rédaction web et référencement naturel')
})

async function expectMakersPage(path: string, title: string) {
  const id = path.slice(1)
  const read = () => shop().page(path)
  expect((await read()).heading().text).toBe(title)
  expect((await read()).main.links().map(({ href }) => href)).toContain('/contact-redacteur')
  await shop().changePage(id, { title: 'Un autre titre' })
  expect((await read()).title).toBe('Un autre titre · Domaine des Trois Coteaux')
  await shop().changePage(id, { isValid: false })
  expect((await shop().get(path)).status).toBe(404)
}

test('a machine that fills in what nobody sees is thanked like anybody and kept out', async () => {
  const before = (await rows()).length
  const page = await openBrowser(fromElsewhere(shop())).open('/contact')
  const trapped = await send(page, { ...written, email: 'robot@exemple.test', bis: 'https://pirate.test' })
  expect([trapped.status, trapped.url]).toEqual([200, '/contact?envoye=oui'])
  expect(trapped.html).toContain('Merci\u00a0: votre message est bien parti.')
  expect(await rows()).toHaveLength(before)
  expect(await spam()).toContainEqual({ reason: 'TRAP', count: 1 })
})

test('what is sent within an instant is thanked by nobody and lost by nobody: it comes back, and goes when sent again', async () => {
  const before = (await rows()).length
  const page = await openBrowser(fromElsewhere(shop())).open('/contact')
  const opened = Date.now()
  const hasty = await send(page, { ...written, email: 'vite@exemple.test', shown: opened.toString(36) })
  expect(hasty.status).toBe(429)
  expect(hasty.html).toContain('envoyez-le à nouveau')
  expect(hasty.html).toContain('Nous serons douze samedi.')
  expect(await rows()).toHaveLength(before)
  const forged = await send(page, { ...written, email: 'robot3@exemple.test', shown: '../../..' })
  expect(forged.status).toBe(429)
  expect(await spam()).toContainEqual({ reason: 'HASTE', count: 2 })
  await expect.poll(() => Date.now() - opened, { timeout: 5000 }).toBeGreaterThan(3000)
  const again = await openBrowser(fromElsewhere(shop())).send(hasty, '/contact', { consent: 'on' })
  expect([again.status, again.url]).toEqual([200, '/contact?envoye=oui'])
  expect((await rows()).at(-1)).toMatchObject({ email: 'vite@exemple.test', message: 'Nous serons douze samedi.' })
})

test('threat 41: too many messages of one address are refused, with the time to wait and what was typed', async () => {
  const refusals: Shown[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await shop().post('/contact', { ...written, consent: 'on', email: 'trop@exemple.test' })
    if (answer.status === 429) {
      refusals.push(await readAnswer('/contact', answer))
    }
  }
  expect(refusals.length).toBeGreaterThan(0)
  expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(refusals[0]?.text).toMatch(/réessayez dans \d+ minutes/)
  expect(refusals[0]?.html).toContain('Nous serons douze samedi.')
})
