import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { stripeEvents } from '#app/models/selling/money/stripe-events.ts'
import { openBrowser } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('COMPANY_EMAIL', 'caveau@exemple.test')
})
afterAll(() => shop.close())

const address = {
  firstname: 'Marie',
  lastname: 'Perrin & Fils',
  address: '3, rue Haute',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}

async function placeOrder() {
  const { products } = (await shop.call('GET', '/admin/product?nbItem=1&name=lk:Combe')) as unknown as {
    products: { id: string }[]
  }
  const product = products[0]?.id ?? ''
  const listed = await shop.call('GET', `/admin/declination?nbItem=1&product=${product}`)
  const [declination] = (listed as unknown as { declinations: { id: string }[] }).declinations
  const carriers = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  return shop.call('POST', '/order', {
    products: [{ id: product, idDeclination: declination?.id, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'marie@exemple.test', isAdult: true },
    address: { billing: address },
    delivery: { type: 'DELIVERY', idCarrier: carriers.carriers[0]?.id },
    payment: 'TRANSFER',
  })
}

const openStaff = () => openStaffBrowser(shop)

test('an owner notes the transfer, prepares, ships with a tracking number and refunds a bottle, without script', async () => {
  const { id } = await placeOrder()
  const staff = await openStaff()
  expect((await staff.open('/admin/commandes?vue=a-encaisser')).rows('Marie Perrin & Fils').length).toBeGreaterThan(0)
  expect((await staff.open('/admin/commandes?vue=a-preparer')).rows('Marie Perrin & Fils')).toHaveLength(0)
  const path = `/admin/commandes/${id}`
  const opened = await staff.open(path)
  expect(opened.text).toContain('Perrin & Fils')
  expect(opened.html).not.toContain('Noter l’expédition')

  const paid = await staff.send(opened, `${path}/paiement`, { remarque: 'virement du 3' })
  expect(paid.html).toContain('C’est enregistré.')
  expect((await staff.open('/admin/commandes?vue=a-preparer')).rows('Marie Perrin & Fils')).toHaveLength(1)
  const preparing = await staff.send(paid, `${path}/etat`, { etat: 'preparing' })
  expect(preparing.html).toContain('En préparation')
  const shipped = await staff.send(preparing, `${path}/etat`, {
    etat: 'shipped',
    numero: 'FR123',
    adresse: 'https://colis.example/FR123',
  })
  expect(shipped.html).toContain('Expédiée')

  const refused = await staff.send(shipped, `${path}/remboursement`, { montant: 'dix', motif: 'bouteille cassée' })
  expect(refused.status).toBe(422)
  expect(refused.fieldNamed('montant').fault).toBe('Un montant en euros, par exemple 12,50.')
  expect(refused.fieldNamed('motif').value).toBe('bouteille cassée')
  const form = await staff.open(path)
  const asked = await staff.send(form, `${path}/remboursement`, { montant: '10,00', motif: 'bouteille cassée' })
  expect(asked.heading().text).toMatch(/^Rembourser 10,00\s€ à Marie Perrin & Fils\s\?$/)
  expect((await staff.open(path)).all('dt').map(({ text }) => text)).not.toContain('Remboursé')
  const [once, twice] = [await staff.send(asked, `${path}/remboursement`), await staff.send(asked, `${path}/remboursement`)]
  const entries = (await staff.open('/admin/journal')).links().map(({ name }) => name)
  for (const act of ['Remboursement', 'Paiement noté']) {
    expect(entries).toContainEqual(expect.stringContaining(`${act} · Commandes · `))
  }
  expect(form.html).not.toContain('À domicile, ')
  for (const shown of [once, twice]) expect(shown.definition('Remboursé')).toMatch(/^10,00\s€$/)
})

test('an owner reads what was paid and where it goes in words, is told beside the amount what cannot be given back, and finds each act in the journal', async () => {
  const listed = await shop.call('GET', '/admin/declination?nbItem=1&reference=GEAI-23')
  const [declination] = (listed as unknown as { declinations: { id: string }[] }).declinations
  await shop.call('PUT', `/admin/declination/${declination?.id}`, { discount: { type: 'PERCENTAGE', amount: 10 } })
  const { id, reference } = (await placeOrder()) as unknown as { id: string; reference: string }
  await shop.call('PUT', `/admin/declination/${declination?.id}`, { discount: null })
  const staff = await openStaff()
  const path = `/admin/commandes/${id}`
  const paid = await staff.send(await staff.open(path), `${path}/paiement`, { remarque: 'Chèque 1234567' })
  expect(paid.one('s').text).toBe('99,00\u00a0€')
  expect(paid.text).toContain('99,00\u00a0€ 89,10\u00a0€')
  expect(paid.all('address').map(({ text }) => text)).toContainEqual(expect.stringMatching(/39600 Arbois, France$/))
  const refused = await staff.post(paid, `${path}/remboursement`, { montant: '999', motif: 'Casse' })
  expect(refused.status).toBe(422)
  const amount = refused.fieldNamed('montant')
  expect([amount.isInvalid, amount.value]).toEqual([true, '999'])
  expect(amount.fault).toMatch(/^Le remboursement ne peut pas dépasser /)
  const asked = await staff.send(refused, `${path}/remboursement`, { montant: '10', motif: 'Casse' })
  const back = await staff.send(asked, `${path}/remboursement`)
  expect(back.html).toContain('−10,00\u00a0€')
  const { text } = await staff.open(`/admin/journal?sorte=order&chose=${id}`)
  for (const act of ['Paiement noté', 'Remboursement']) expect(text).toContain(`${act} · Commandes · ${reference}`)
})

test('bottles are given back at what was paid for them, and their buyer has a card although they have no account', async () => {
  const { id } = await placeOrder()
  const staff = await openStaff()
  const path = `/admin/commandes/${id}`
  const paid = await staff.send(await staff.open(path), `${path}/paiement`)
  const refused = await staff.send(paid, `${path}/remboursement`, { 'rendu-0': '7' })
  expect(refused.status).toBe(422)
  const returned = refused.fieldNamed('rendu-0')
  expect([returned.attribute('max'), returned.isInvalid, returned.value]).toEqual(['6', true, '7'])
  const asked = await staff.send(refused, `${path}/remboursement`, { 'rendu-0': '2', motif: 'bouchonnées' })
  const { lines } = (await shop.call('GET', `/admin/order/${id}`)) as unknown as { lines: { paid: number }[] }
  const amount = ((lines[0]?.paid ?? 0) / 3 / 100).toFixed(2).replace('.', ',')
  expect(plain(asked.heading().text)).toContain(`Rembourser ${amount} €`)
  expect(asked.text).toMatch(/Motif\s: 2\s× .+\s: bouchonnées/)
  const done = await staff.send(asked, `${path}/remboursement`)
  expect(plain(done.definition('Remboursé'))).toMatch(new RegExp(`^${amount} €`))

  expect(done.hrefs).toContain(`/admin/clients/${id}`)
  const card = await staff.open(`/admin/clients/${id}`)
  expect(card.html).toContain('N’a encore rien écrit.')
  expect(card.html).toContain('marie@exemple.test')
  expect(card.hrefs).toContain(`/admin/commandes/${id}`)
  expect(card.html).toContain('A commandé sans compte.')
  expect((await staff.open('/admin/clients?q=perrin')).rows('Marie Perrin & Fils').length).toBeGreaterThan(0)
  expect((await staff.open('/admin/clients?q=nadie')).html).not.toContain('Marie Perrin')
})

test('an order goes where it may go and nowhere else, whoever asks', async () => {
  const { id } = await placeOrder()
  const staff = await openStaff()
  const path = `/admin/commandes/${id}`
  const opened = await staff.open(path)
  const forced = await staff.post(opened, `${path}/etat`, { etat: 'completed' })
  expect(forced.status).toBeGreaterThanOrEqual(400)
  expect(forced.alert().text).not.toBe('')
  expect((await staff.open(path)).html).toContain('Nouvelle')
  expect((await openBrowser(shop).open(path)).url).toMatch(/^\/auth\?/)
})

test('an order leaves in two parcels: an empty one, or one with half an address, is refused beside its field', async () => {
  const { id } = await placeOrder()
  const staff = await openStaff()
  const path = `/admin/commandes/${id}`
  await staff.send(await staff.open(path), `${path}/paiement`, {})
  const ready = await staff.send(await staff.open(path), `${path}/etat`, { etat: 'preparing' })
  const send = (fields: Record<string, string>) => staff.post(ready, `${path}/etat`, { etat: 'partly_shipped', ...fields })
  const refused = async (fields: Record<string, string>) => {
    const page = await send(fields)
    expect([page.status, page.focused?.attribute('role')]).toEqual([422, 'alert'])
    const faulty = page.all('input').filter(({ fault }) => fault !== undefined)
    return faulty.map(({ attribute, fault }) => [attribute('name'), fault])
  }
  expect(await refused({ 'colis-0': '0' })).toEqual([['colis-0', 'Dites combien de bouteilles partent dans ce colis.']])
  expect(await refused({ 'colis-0': 'deux' })).toEqual([['colis-0', 'Indiquez un nombre entier.']])
  expect(await refused({ 'colis-0': '7' })).toEqual([['colis-0', expect.stringMatching(/./)]])
  const parcel = { 'colis-0': '2', numero: 'FR1' }
  expect(await refused({ ...parcel, adresse: 'colis.example' })).toEqual([['adresse', expect.stringMatching(/./)]])
  expect(await refused({ ...parcel, numero: '', adresse: 'https://colis.example/1' })).toEqual([
    ['numero', expect.stringMatching(/./)],
  ])
  expect((await send(parcel)).status).toBe(303)
  expect((await staff.open(path)).html).toContain('Expédiée en partie')
})

test('several orders are prepared at once: one list for the cellar, one file of slips, one form of parcel numbers, without script', async () => {
  const [first, second, unpaid] = [await placeOrder(), await placeOrder(), await placeOrder()]
  for (const { id } of [first, second]) await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaff()
  const path = '/admin/commandes/preparation'
  const round = await staff.open(path)
  expect(round.all(`[name="commande"][value="${first.id}"]`)).toHaveLength(1)
  expect(round.html).not.toContain(String(unpaid.id))
  expect(round.item(/^La Combe/).one('b').text).toMatch(/^\d+$/)

  const papers = await staff.open(`${path}/papiers?commande=${first.id}&commande=${second.id}`)
  expect(papers.headers.get('content-type')).toBe('application/pdf')
  // The list for the cellar, and one slip each.
  expect(papers.html).toMatch(/\/Type \/Pages [^>]*\/Count 3/)

  // Nothing is chosen where every box is left empty.
  const nothing = await staff.post(round, `${path}/commencer`, { commande: '' })
  expect(nothing.status).toBe(422)
  expect(nothing.html).toContain('Choisissez au moins une commande nouvelle.')
  const started = await staff.send(round, `${path}/commencer`, { commande: String(first.id) })
  expect(started.text).toMatch(/Commandes mises en préparation\s: 1\./)
  const numbered = started.all('[name^="suivi-"]').map(({ attribute }) => attribute('name'))
  expect(numbered).toContain(`suivi-${first.id}`)
  expect(numbered).not.toContain(`suivi-${second.id}`)

  const shipped = await staff.send(started, `${path}/expedier`, { [`suivi-${first.id}`]: 'FR77' })
  expect(shipped.text).toMatch(/Expéditions notées\s: 1\./)
  expect(shipped.html).not.toContain(String(first.id))
  expect((await staff.open(`/admin/commandes/${first.id}`)).html).toContain('FR77')
  expect((await staff.open(`/admin/commandes/${second.id}`)).html).toContain('Commencer la préparation')
  // Two of the house at once: what the other has sent already is told, and nothing is sent twice.
  const late = await staff.post(started, `${path}/expedier`, { [`suivi-${first.id}`]: 'FR99' })
  expect(late.status).toBe(422)
  expect(late.html).toContain('Donnez au moins un numéro de suivi.')
})

test('a parcel is followed by its number alone, once its carrier has said where', async () => {
  const staff = await openStaff()
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const desk = `/admin/transporteurs/${carriers[0]?.id}`
  const form = await staff.open(desk)
  const bad = await staff.send(form, desk, { trackingAddress: 'https://suivi.exemple.test/' })
  expect(bad.status).toBe(422)
  expect(bad.fieldNamed('trackingAddress').isInvalid).toBe(true)
  const saved = await staff.send(bad, desk, { trackingAddress: 'https://suivi.exemple.test/?colis={numero}' })
  expect(saved.html).toContain('C’est enregistré.')

  const { id, token } = (await placeOrder()) as unknown as { id: string; token: string }
  const path = `/admin/commandes/${id}`
  const paid = await staff.send(await staff.open(path), `${path}/paiement`)
  const preparing = await staff.send(paid, `${path}/etat`, { etat: 'preparing' })
  await staff.send(preparing, `${path}/etat`, { etat: 'shipped', numero: '6A 123' })
  const followed = await openBrowser(shop).open(`/suivi/${token}`)
  expect(followed.hrefs).toContain('https://suivi.exemple.test/?colis=6A%20123')
  const mails = await shop.db.read.selectFrom('outbox').select('params').where('kind', '=', 'order_shipped').execute()
  expect(mails.some(({ params }) => params.includes('https://suivi.exemple.test/?colis=6A%20123'))).toBe(true)
})

test('an order leads to the one that waits after it', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()]
  for (const { id } of [first, second]) await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaff()
  const { href: next } = (await staff.open(`/admin/commandes/${second.id}`)).link(/^Commande suivante/)
  expect(next).toMatch(/^\/admin\/commandes\/[0-9a-f-]{36}$/)
  expect(next).not.toBe(`/admin/commandes/${second.id}`)
})

test('a dispute stands on the first screen and on its order with its last day and the way to Stripe, as does what the books cannot take', async () => {
  const { id, reference } = (await placeOrder()) as unknown as { id: string; reference: string }
  const staff = await openStaff()
  expect((await staff.open('/admin')).html).not.toContain('Contestation bancaire')
  const at = '2026-03-01T10:00:00.000Z'
  await bindToSite(shop.db, '1').inTransaction(async (tx) => {
    const payment = { id: 'p1', order_id: id, provider: 'STRIPE', state: 'paid', amount: 2400, session: 'cs_1' } as const
    const rest = { intent: 'pi_1', url: null, detail: '', created_at: at, settled_at: at, checked_at: at }
    await tx
      .insertInto('payments')
      .values({ ...payment, ...rest })
      .execute()
    await tx
      .insertInto('disputes')
      .values({
        id: 'du_1',
        order_id: id,
        payment_id: 'p1',
        state: 'open',
        amount: 2400,
        reason: 'product_not_received',
        due_at: '2026-03-08T22:59:59.000Z',
        created_at: at,
        updated_at: at,
      })
      .execute()
    const money = { id: 're_9', kind: 'refund', fault: 'unknown', amount: 900, currency: 'eur', order_id: null } as const
    await tx
      .insertInto('payment_faults')
      .values({ ...money, created_at: new Date().toISOString() })
      .execute()
    // An old one is on the screen of payments alone.
    await tx
      .insertInto('payment_faults')
      .values({ ...money, id: 're_8', created_at: at })
      .execute()
    await tx.insertInto('unknown_payment_events').values({ kind: 'payout.paid', count: 3, last_at: at }).execute()
  })
  const day = await staff.open('/admin')
  expect(day.text).toMatch(/Contestation bancaire\s: répondre avant le 08\/03\/2026\./)
  expect(day.link(new RegExp(`^Commande ${reference}`)).href).toBe(`/admin/commandes/${id}`)
  expect(day.hrefs).toContain('https://dashboard.stripe.com/disputes/du_1')
  expect(day.text).toContain('Une somme a bougé chez Stripe')
  const order = await staff.open(`/admin/commandes/${id}`)
  expect(order.text).toMatch(/le client dit n’avoir rien reçu.*Répondez avant le 08\/03\/2026/)
  const desk = await staff.open('/admin/paiement')
  expect(desk.row('re_8').text).not.toBe('')
  expect(desk.row('re_9').text).toContain('Aucune commande ne connaît ce paiement')
  expect(desk.text).toContain('Événements que ce programme ne connaît pas')
  expect(
    desk
      .row('payout.paid')
      .all('td')
      .map(({ text }) => text),
  ).toContain('3')
  const codes = desk.all('code').map(({ text }) => text)
  for (const kind of stripeEvents) expect(codes).toContain(kind)
})
