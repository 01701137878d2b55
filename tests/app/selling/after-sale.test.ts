import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import { drawPhoto, drawPicture } from '../../support/pictures.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const email = 'agathe@shop.test'

async function place(
  until: string[] = [],
  email = 'agathe@shop.test',
): Promise<{ id: string; token: string; reference: string }> {
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const placed = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email, isAdult: true },
    address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  if (until.length > 0) await shop.call('POST', `/admin/order/${placed.id}/payment`, {})
  for (const fulfilment of until) await shop.call('PUT', `/admin/order/${placed.id}`, { fulfilment })
  return { id: placed.id, token: String(placed.token), reference: String(placed.reference) }
}

const whole = ['preparing', 'shipped', 'completed']

test('a guest gives a contract up in the law’s two steps, with the number of the order and an address', async () => {
  const { reference } = await place(whole)
  const browser = openBrowser(shop)
  const start = await browser.open('/renoncer')
  expect(start.main.buttons('Renoncer au contrat ici')).toHaveLength(1)
  expect(start.headers.get('cache-control')).toContain('no-store')
  const unknown = await browser.send(start, '/renoncer', { reference: '7KQ2-M9XD', email })
  expect(unknown.status).toBe(404)
  expect(unknown.text).toContain('Aucune commande ne porte ce numéro')
  expect(unknown.field('Numéro de commande').value).toBe('7KQ2-M9XD')
  const second = await browser.send(start, '/renoncer', { reference: reference.toLowerCase(), email })
  expect(second.status).toBe(200)
  expect(second.buttons('Confirmer la rétractation')).toHaveLength(1)
  expect(second.html).not.toContain('Perrenot')
  const refused = await browser.send(second, '/renoncer/confirmer', { 'rendre-0': '9' })
  expect(refused.status).toBe(422)
  const returned = refused.field(/^Combien rendez-vous de «\u00a0Clos de l’Abbesse/)
  expect(returned.fault).toContain('Vous pouvez renoncer à 6')
  expect([returned.isInvalid, returned.value, refused.focused?.name]).toEqual([true, '9', returned.name])
  const none = await browser.send(refused, '/renoncer/confirmer', { 'rendre-0': '0' })
  expect(none.html).toContain('au moins un article')
  const done = await browser.post(none, '/renoncer/confirmer', { 'rendre-0': '2' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/renoncer?fait=oui'])
  const again = await browser.post(none, '/renoncer/confirmer', { 'rendre-0': '2' })
  expect(again.status).toBe(303)
  const { withdrawals } = (await shop.call('GET', `/admin/withdrawal?reference=${reference}`)) as never as {
    withdrawals: object[]
  }
  expect(withdrawals).toMatchObject([{ state: 'DECLARED', isWhole: false, shipping: 0 }])
  const staff = await openStaffBrowser(shop)
  expect((await staff.open('/admin')).link(/^Un client renonce à sa commande/).href).toBe('/admin/retractations')
})

test('what came by the number of an order waits for its buyer, who confirms it or keeps the order on its page', async () => {
  for (const [act, told] of [
    ['confirmer', 'votre rétractation est confirmée'],
    ['retirer', 'Retirée par vous'],
  ] as const) {
    const own = `${act}@shop.test`
    const { reference, token } = await place([], own)
    const browser = openBrowser(shop)
    const second = await browser.send(await browser.open('/renoncer'), '/renoncer', { reference, email: own })
    await browser.post(second, '/renoncer/confirmer', {})
    const page = await browser.open(`/suivi/${token}`)
    for (const word of ['À confirmer par vous', 'Oui, je renonce', 'Non, je garde ma commande']) expect(page.html).toContain(word)
    const after = await browser.send(page, `/suivi/${token}/renoncer/${act}`)
    expect(after.html).not.toContain('À confirmer par vous')
    expect(after.html).toContain(told)
    expect(after.html.includes('Oui, annuler la commande')).toBe(act === 'retirer')
  }
})

test('a second one by the number of the same order is told to wait for the first, on the page of its form', async () => {
  const { reference } = await place(['preparing'], 'deux-fois@shop.test')
  const browser = openBrowser(shop)
  const naming = { reference, email: 'deux-fois@shop.test' }
  const declare = async (count: string) => {
    const second = await browser.send(await browser.open('/renoncer'), '/renoncer', naming)
    return browser.post(second, '/renoncer/confirmer', { 'rendre-0': count })
  }
  expect((await declare('1')).status).toBe(303)
  const again = await declare('1')
  expect(again.status).toBe(409)
  expect(again.html).toContain('attend déjà votre confirmation')
})

test('from the page of an order its buyer gives it up, and sees how far that is', async () => {
  const { token } = await place(whole)
  const browser = openBrowser(shop)
  const page = await browser.open(`/suivi/${token}`)
  expect(page.main.link('Renoncer au contrat ici').href).toBe(`/suivi/${token}/renoncer`)
  const second = await browser.open(`/suivi/${token}/renoncer`)
  expect(second.html).toContain('Vous pouvez y renoncer jusqu’au')
  const done = await browser.send(second, `/suivi/${token}/renoncer`)
  expect(done.url).toBe(`/suivi/${token}`)
  for (const told of ['Votre rétractation est enregistrée', 'Vos rétractations', '6 × Clos de l’Abbesse']) {
    expect(done.html).toContain(told)
  }
  expect(done.all(`[href="/suivi/${token}/renoncer"]`)).toHaveLength(0)
})

test('a buyer of an order sent long ago, whose arrival nobody noted, says on which day it came', async () => {
  const { id, token } = await place(['preparing', 'shipped'])
  const browser = openBrowser(shop)
  const path = `/suivi/${token}/renoncer`
  expect((await browser.open(path)).html).toContain('Cette commande est partie le')
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .updateTable('orders')
      .set({ sent_at: day(60) })
      .where('id', '=', id)
      .execute(),
  )
  await setImmediate()
  const page = await browser.open(path)
  expect(page.html).not.toContain('sans doute parvenue')
  const refused = await browser.send(page, path, {})
  expect(refused.status).toBe(422)
  expect(refused.one('input[name="recu"]').isInvalid).toBe(true)
  const late = await browser.send(refused, path, { recu: day(40).slice(0, 10) })
  expect(late.html).toContain('Le délai de rétractation a pris fin le')
  const done = await browser.send(late, path, { recu: day(5).slice(0, 10) })
  expect(done.html).toContain('Votre rétractation est enregistrée')
})

test('a buyer tells of a breakage with a photo, which the house keeps and answers', async () => {
  const { id, token } = await place(['preparing', 'shipped'])
  const path = `/suivi/${token}/signaler`
  const browser = openBrowser(shop)
  const page = await browser.open(path)
  const { cle: key = '' } = fieldsOf(page, path)
  const send = async (fields: Record<string, string>, photo?: Buffer) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ cle: key, ...fields })) body.append(name, value)
    if (photo) body.append('photos', new File([new Uint8Array(photo)], 'casse.png', { type: 'image/png' }))
    return shop.shop.fetch(new Request(origin + path, { method: 'POST', body, headers: { host: new URL(origin).host, origin } }))
  }
  const refused = await send({ souci: '', recit: 'Deux bouteilles cassées.' }, await drawPicture('png'))
  const html = await refused.text()
  expect(refused.status).toBe(422)
  for (const told of ['Choisissez ce qui est arrivé.', 'Deux bouteilles cassées.', 'Joignez vos photos de nouveau.']) {
    expect(html).toContain(told)
  }
  const photo = await drawPhoto()
  expect(photo.length).toBeGreaterThan(2_000_000)
  const sent = await send({ souci: 'BREAKAGE', recit: 'Deux bouteilles cassées.' }, photo)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/suivi/${token}`])
  expect((await browser.open(`/suivi/${token}`)).html).toContain('Une casse ou un manque')
  const claim = (await shop.call('GET', `/admin/claim/${key}`)) as { files?: { name: string }[] }
  expect(claim.files).toMatchObject([{ name: 'casse.jpg' }])
  const staff = await openStaffBrowser(shop)
  const seen = await staff.open(`/admin/reclamations/${key}`)
  expect((await staff.open(`/admin/commandes/${id}`)).all('.muted').map(({ text }) => text)).toContain('une casse ou un manque')
  const answered = await staff.send(seen, `/admin/reclamations/${key}`, { answer: 'Nous vous en renvoyons deux.' })
  // The answer has left: there is nothing more to send.
  expect([seen, answered].map(({ all }) => all('textarea').length)).toEqual([1, 0])
  expect((await browser.open(`/suivi/${token}`)).html).toContain('Nous vous en renvoyons deux.')
})

test('nothing is told of a parcel that has not left, nor given up of an order that is over', async () => {
  const { token } = await place()
  const browser = openBrowser(shop)
  expect((await browser.open(`/suivi/${token}/signaler`)).html).toContain('n’est pas encore partie')
  await shop.post(`/suivi/${token}/annuler`, {})
  expect((await browser.open(`/suivi/${token}/renoncer`)).html).toContain('il n’y a plus rien à rendre')
})
