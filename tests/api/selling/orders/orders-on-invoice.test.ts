import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { findInvoice } from '#api/selling/papers/issue-invoice.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { findBroken } from '../../support/facturx-rules.ts'
import { readXml } from '../../support/read-xml.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

eachDatabase('what a business pays by its invoice', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    await setParameter(shop.owner, 'SIRET_NUMBER', '40483304800022')
    await setParameter(shop.owner, 'INTRACO_VAT', 'FR83404833048')
    shop.at('2026-03-01T10:00:00.000Z')
    const rates = [{ countries: ['FR'], postalPrefixes: [], cartons: [{ places: 6, price: 900, mostGrams: null }] }]
    const { id: idCarrier } = given(await shop.owner.createCarrier({ body: { name: 'À pied', serviceCode: 'P1', rates } }))
    const order = async (more: object) => {
      const billing = { ...shop.address, ...more }
      const delivery = { type: 'DELIVERY' as const, idCarrier }
      return given(await shop.place(shop.wanted(3, { address: { billing }, delivery }))).id
    }
    const trust = async (id: string, days: number | null) =>
      (await shop.ownerNow()).sellOnInvoice({ params: { id }, body: { days } })
    const move = async (id: string, fulfilment: 'preparing' | 'shipped') =>
      (await shop.ownerNow()).moveOrder({ params: { id }, body: { fulfilment } })
    return { ...shop, order, trust, move }
  }
  const business = { company: 'Bistrot', siren: '732829320' }

  test('it leaves before its money, its invoice says until when and goes with the parcel, and the money is noted afterwards', async () => {
    const shop = await raise()
    const id = await shop.order(business)
    expect(await codeOf(shop.move(id, 'preparing'))).toBe('conflict')
    const trusted = given(await shop.trust(id, 30))
    expect(trusted).toMatchObject({ isOnInvoice: true, invoiceDays: 30, dueOn: '', expiresAt: null, payment: 'awaiting' })
    const listed = async (todo: string) => given(await (await shop.ownerNow()).listOrders({ query: { todo } })).orders.length
    expect([await listed('TO_PREPARE'), await listed('UNPAID')]).toEqual([1, 1])
    // It waits for as long as it takes.
    shop.at('2026-05-20T10:00:00.000Z')
    await shop.expire()
    given(await shop.move(id, 'preparing'))
    const sent = given(await shop.move(id, 'shipped'))
    expect(sent).toMatchObject({ fulfilment: 'shipped', payment: 'awaiting', dueOn: '2026-06-19' })
    const row = await findInvoice(bindToSite(shop.db, '1').read, id)
    const paper = row && readBody(row)
    if (!paper) throw new Error('it has no invoice')
    expect(paper).toMatchObject({ due: '2026-06-19', paid: { amount: 0 } })
    const xml = writeFacturX(paper)
    expect(findBroken(readXml(xml))).toEqual([])
    for (const said of ['<ram:ID>B1</ram:ID>', '>20260619<', `<ram:DuePayableAmount>${(paper.total / 100).toFixed(2)}<`])
      expect(xml).toContain(said)
    const mails = await readMails(shop, sent.reference)
    expect(mails.filter((text) => text.includes(`facture ${row?.label}`) && text.includes('19 juin 2026'))).toHaveLength(1)
    expect(await findFaults(shop.db)).toEqual([])
    const paid = given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
    expect(paid).toMatchObject({ payment: 'paid', paid: paper.total })
    expect(given(await (await shop.ownerNow()).listPapers({ query: { idOrder: id } })).total).toBe(1)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('nobody but a business has it so, nothing that left goes back, and money first is asked for again with its whole time', async () => {
    const shop = await raise()
    const person = await shop.order({})
    expect(await codeOf(shop.trust(person, 30))).toBe('conflict')
    expect(await codeOf(shop.trust('nulle-part', 30))).toBe('not_found')
    const id = await shop.order(business)
    expect(await codeOf(shop.trust(id, 61))).toBe('invalid')
    expect(await codeOf(shop.trust(id, null))).toBe('conflict')
    given(await shop.trust(id, 0))
    shop.at('2026-04-10T10:00:00.000Z')
    const first = given(await shop.trust(id, null))
    expect(first).toMatchObject({ isOnInvoice: false, invoiceDays: null })
    expect(Date.parse(first.expiresAt ?? '')).toBeGreaterThan(Date.parse('2026-04-11T10:00:00.000Z'))
    expect(await codeOf(shop.move(id, 'preparing'))).toBe('conflict')
    given(await shop.trust(id, 45))
    given(await shop.move(id, 'preparing'))
    given(await shop.move(id, 'shipped'))
    expect(await codeOf(shop.trust(id, null))).toBe('conflict')
    expect(await findFaults(shop.db)).toEqual([])
  })
})
