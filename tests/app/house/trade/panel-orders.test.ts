import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { stripeEvents } from '#app/models/selling/money/stripe-events.ts'
import { openBrowser } from '../../../support/browser.ts'
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
  expect((await staff.open('/admin/commandes?vue=a-encaisser')).html).toContain('Marie Perrin &amp; Fils')
  expect((await staff.open('/admin/commandes?vue=a-preparer')).html).not.toContain('Marie Perrin &amp; Fils')
  const path = `/admin/commandes/${id}`
  const opened = await staff.open(path)
  expect(opened.html).toContain('Perrin &amp; Fils')
  expect(opened.html).not.toContain('Noter l’expédition')

  const paid = await staff.send(opened, `${path}/paiement`, { remarque: 'virement du 3' })
  expect(paid.html).toContain('C’est enregistré.')
  expect((await staff.open('/admin/commandes?vue=a-preparer')).html).toContain('Marie Perrin &amp; Fils')
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
  expect(refused.html).toContain('Un montant en euros, par exemple 12,50.')
  expect(refused.html).toContain('value="bouteille cassée"')
  const form = await staff.open(path)
  const asked = await staff.send(form, `${path}/remboursement`, { montant: '10,00', motif: 'bouteille cassée' })
  expect(asked.html).toMatch(/<h1>Rembourser 10,00\s€ à Marie Perrin &amp; Fils(\u00a0| )\?<\/h1>/)
  expect((await staff.open(path)).html).not.toContain('<dt>Remboursé</dt>')
  const [once, twice] = [await staff.send(asked, `${path}/remboursement`), await staff.send(asked, `${path}/remboursement`)]
  const journal = (await staff.open('/admin/journal')).html
  for (const act of ['Remboursement', 'Paiement noté']) expect(journal).toContain(`>${act} · Commandes · `)
  expect(form.html).not.toContain('À domicile, ')
  for (const shown of [once, twice]) expect(shown.html).toMatch(/<dt>Remboursé<\/dt><dd>10,00\s€<\/dd>/)
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
  expect(paid.html).toContain('<s class="muted">99,00\u00a0€</s> 89,10\u00a0€')
  expect(paid.html).toContain('39600 Arbois, France</address>')
  const refused = await staff.post(paid, `${path}/remboursement`, { montant: '999', motif: 'Casse' })
  expect(refused.status).toBe(422)
  expect(refused.html).toMatch(/<input id="montant"[^>]*aria-invalid="true"[^>]*aria-describedby="e-montant"[^>]*value="999"/)
  expect(refused.html).toMatch(/id="e-montant">Le remboursement ne peut pas dépasser /)
  const asked = await staff.send(refused, `${path}/remboursement`, { montant: '10', motif: 'Casse' })
  const back = await staff.send(asked, `${path}/remboursement`)
  expect(back.html).toContain('−10,00\u00a0€')
  const { html } = await staff.open(`/admin/journal?sorte=order&chose=${id}`)
  for (const act of ['Paiement noté', 'Remboursement']) expect(html).toContain(`${act} · Commandes · ${reference}`)
})

test('bottles are given back at what was paid for them, and their buyer has a card although they have no account', async () => {
  const { id } = await placeOrder()
  const staff = await openStaff()
  const path = `/admin/commandes/${id}`
  const paid = await staff.send(await staff.open(path), `${path}/paiement`)
  const refused = await staff.send(paid, `${path}/remboursement`, { 'rendu-0': '7' })
  expect(refused.status).toBe(422)
  expect(refused.html).toMatch(/<input id="rendu-0"[^>]*max="6"[^>]*aria-invalid="true"[^>]*value="7"/)
  const asked = await staff.send(refused, `${path}/remboursement`, { 'rendu-0': '2', motif: 'bouchonnées' })
  const { lines } = (await shop.call('GET', `/admin/order/${id}`)) as unknown as { lines: { paid: number }[] }
  const amount = ((lines[0]?.paid ?? 0) / 3 / 100).toFixed(2).replace('.', ',')
  expect(asked.html).toMatch(new RegExp(`<h1>Rembourser ${amount}\\s€`))
  expect(asked.html).toMatch(/Motif\s: 2\s× [^<]+\s: bouchonnées/)
  const done = await staff.send(asked, `${path}/remboursement`)
  expect(done.html).toMatch(new RegExp(`<dt>Remboursé</dt><dd>${amount}\\s€`))

  expect(done.html).toContain(`href="/admin/acheteurs/${id}"`)
  const card = await staff.open(`/admin/acheteurs/${id}`)
  expect(card.html).toContain('N’a encore rien écrit.')
  expect(card.html).toContain('marie@exemple.test')
  expect(card.html).toContain(`href="/admin/commandes/${id}"`)
  expect(card.html).toContain('A commandé sans compte.')
  expect((await staff.open('/admin/acheteurs?q=perrin')).html).toContain('Marie Perrin &amp; Fils')
  expect((await staff.open('/admin/acheteurs?q=nadie')).html).not.toContain('Marie Perrin')
})

test('an order goes where it may go and nowhere else, whoever asks', async () => {
  const { id } = await placeOrder()
  const staff = await openStaff()
  const path = `/admin/commandes/${id}`
  const opened = await staff.open(path)
  const forced = await staff.post(opened, `${path}/etat`, { etat: 'completed' })
  expect(forced.status).toBeGreaterThanOrEqual(400)
  expect(forced.html).toContain('role="alert"')
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
  const faultOf = (html: string) => /class="field-fault" id="e-([^"]+)">([^<]+)</.exec(html)?.slice(1)
  const refused = async (fields: Record<string, string>) => {
    const { status, html } = await send(fields)
    expect([status, /role="alert" tabindex="-1" autofocus/i.test(html)]).toEqual([422, true])
    return faultOf(html)
  }
  expect(await refused({ 'colis-0': '0' })).toEqual(['colis-0', 'Dites combien de bouteilles partent dans ce colis.'])
  expect(await refused({ 'colis-0': 'deux' })).toEqual(['colis-0', 'Indiquez un nombre entier.'])
  expect((await refused({ 'colis-0': '7' }))?.[0]).toBe('colis-0')
  const parcel = { 'colis-0': '2', numero: 'FR1' }
  expect((await refused({ ...parcel, adresse: 'colis.example' }))?.[0]).toBe('partly_shipped-adresse')
  expect((await refused({ ...parcel, numero: '', adresse: 'https://colis.example/1' }))?.[0]).toBe('partly_shipped-numero')
  expect((await send(parcel)).status).toBe(303)
  expect((await staff.open(path)).html).toContain('Expédiée en partie')
})

test('several orders are prepared at once: one list for the cellar, one file of slips, one form of parcel numbers, without script', async () => {
  const [first, second, unpaid] = [await placeOrder(), await placeOrder(), await placeOrder()]
  for (const { id } of [first, second]) await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaff()
  const path = '/admin/commandes/preparation'
  const round = await staff.open(path)
  expect(round.html).toMatch(new RegExp(`name="commande"[^>]*value="${first.id}"`))
  expect(round.html).not.toContain(String(unpaid.id))
  expect(round.html).toMatch(/La Combe[^<]*<span[^>]*>[^<]*<\/span><\/span><b>\d+<\/b>/)

  const papers = await staff.open(`${path}/papiers?commande=${first.id}&commande=${second.id}`)
  expect(papers.headers.get('content-type')).toBe('application/pdf')
  // The list for the cellar, and one slip each.
  expect(papers.html).toMatch(/\/Type \/Pages [^>]*\/Count 3/)

  // Nothing is chosen where every box is left empty.
  const nothing = await staff.post(round, `${path}/commencer`, { commande: '' })
  expect(nothing.status).toBe(422)
  expect(nothing.html).toContain('Choisissez au moins une commande nouvelle.')
  const started = await staff.send(round, `${path}/commencer`, { commande: String(first.id) })
  expect(started.html).toMatch(/Commandes mises en préparation\s: 1\./)
  expect(started.html).toContain(`name="suivi-${first.id}"`)
  expect(started.html).not.toContain(`name="suivi-${second.id}"`)

  const shipped = await staff.send(started, `${path}/expedier`, { [`suivi-${first.id}`]: 'FR77' })
  expect(shipped.html).toMatch(/Expéditions notées\s: 1\./)
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
  expect(bad.html).toMatch(/id="f-trackingAddress"[^>]*aria-invalid="true"/)
  const saved = await staff.send(bad, desk, { trackingAddress: 'https://suivi.exemple.test/?colis={numero}' })
  expect(saved.html).toContain('C’est enregistré.')

  const { id, token } = (await placeOrder()) as unknown as { id: string; token: string }
  const path = `/admin/commandes/${id}`
  const paid = await staff.send(await staff.open(path), `${path}/paiement`)
  const preparing = await staff.send(paid, `${path}/etat`, { etat: 'preparing' })
  await staff.send(preparing, `${path}/etat`, { etat: 'shipped', numero: '6A 123' })
  const followed = await openBrowser(shop).open(`/suivi/${token}`)
  expect(followed.html).toContain('href="https://suivi.exemple.test/?colis=6A%20123"')
  const mails = await shop.db.read.selectFrom('outbox').select('params').where('kind', '=', 'order_shipped').execute()
  expect(mails.some(({ params }) => params.includes('https://suivi.exemple.test/?colis=6A%20123'))).toBe(true)
})

test('an order leads to the one that waits after it', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()]
  for (const { id } of [first, second]) await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaff()
  const { html } = await staff.open(`/admin/commandes/${second.id}`)
  const [, next = ''] = /href="\/admin\/commandes\/([0-9a-f-]{36})"[^>]*>Commande suivante/.exec(html) ?? []
  expect(next).not.toBe('')
  expect(next).not.toBe(second.id)
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
  const day = (await staff.open('/admin')).html
  expect(day).toMatch(/Contestation bancaire\s: répondre avant le 08\/03\/2026\./)
  expect(day).toContain(`<a href="/admin/commandes/${id}">Commande ${reference}`)
  expect(day).toContain('href="https://dashboard.stripe.com/disputes/du_1"')
  expect(day).toContain('Une somme a bougé chez Stripe')
  const order = (await staff.open(`/admin/commandes/${id}`)).html
  expect(order).toMatch(/le client dit n’avoir rien reçu[\s\S]*Répondez avant le 08\/03\/2026/)
  const desk = (await staff.open('/admin/paiement')).html
  expect(desk).toContain('<code>re_8</code>')
  expect(desk).toMatch(/<code>re_9<\/code>[\s\S]*Aucune commande ne connaît ce paiement/)
  expect(desk).toMatch(/Événements que ce programme ne connaît pas[\s\S]*<code>payout.paid<\/code>[\s\S]*>3</)
  for (const kind of stripeEvents) expect(desk).toContain(`<code>${kind}</code>`)
})
