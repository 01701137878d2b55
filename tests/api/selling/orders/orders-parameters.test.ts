import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { drawPaper } from '#api/selling/papers/drawing/draw-paper.ts'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { findInvoice } from '#api/selling/papers/issue-invoice.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { orderParameters } from '../../../support/order-parameters.ts'
import { readTagged, wordsOf } from '../../support/pdf/read-tags.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

type Look = (shop: OrderStage) => Promise<unknown>
/** A parameter, two of its values, and what each shows where it counts. */
type Row = [type: (typeof orderParameters)[number], look: Look, one: [string, unknown], other: [string, unknown]]

const means: Look = async ({ visitor }) => given(await visitor.listPaymentMeans())
const details =
  (payment: 'TRANSFER' | 'CHEQUE', field: 'holder' | 'iban' | 'bic' | 'payee'): Look =>
  async (shop) => {
    await setParameter(shop.owner, 'PAY_BY_CHEQUE', 'true')
    const { token } = given(await shop.place(shop.wanted(1, { payment })))
    return given(await shop.visitor.followOrder({ body: { token } })).paymentDetails?.[field]
  }
const expiry =
  (payment: 'TRANSFER' | 'CHEQUE' | 'ON_COLLECTION' | 'CARD'): Look =>
  async (shop) => {
    for (const type of ['PAY_BY_CHEQUE', 'PAY_ON_COLLECTION']) await setParameter(shop.owner, type, 'true')
    const { token } = await shop.placeProven({ ...(await toFetch(shop)), payment })
    return given(await shop.visitor.followOrder({ body: { token } })).expiresAt
  }

/** What the next invoice says on paper and to machines, of what was typed. */
const mentions: Look = async (shop) => {
  const { id } = given(await shop.place())
  given(await shop.owner.recordPayment({ params: { id }, body: {} }))
  const row = await findInvoice(bindToSite(shop.db, '1').read, id)
  const paper = row && readBody(row)
  if (!paper?.seller.mentions) return undefined
  const file = readTagged(drawPaper(paper, { isCopy: false }))
  const said = file.tags.map((tag) => wordsOf(file, tag)).join(' ')
  return said.includes(paper.seller.mentions) &&
    writeFacturX(paper).includes(`<ram:Content>${paper.seller.mentions}</ram:Content>`)
    ? paper.seller.mentions
    : undefined
}

async function toFetch(shop: OrderStage, weekday = 5) {
  const body = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois' }
  const { id: idAddress } = given(await shop.owner.createCompanyAddress({ body }))
  const slot = given(await shop.owner.createSlot({ body: { idAddress, weekday, opens: 840, closes: 1080 } }))
  return shop.wanted(1, { dateSchedule: '2026-03-06', idSchedule: slot.id, delivery: { type: 'CLICK_AND_COLLECT' } })
}

const hours = (day: string, place: number): Row => [
  `CLICK_AND_COLLECT_HOURS_${day}` as Row[0],
  async (shop) => {
    await toFetch(shop, place)
    return given(await shop.visitor.listCollectionSlots()).length > 0
  },
  ['14 h – 18 h', true],
  ['9 h – 12 h', false],
]
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

const rows: Row[] = [
  ...days.map((day, place) => hours(day, place + 1)),
  ['PAY_BY_TRANSFER', means, ['true', ['TRANSFER']], ['false', []]],
  ['PAY_BY_CHEQUE', means, ['true', ['TRANSFER', 'CHEQUE']], ['false', ['TRANSFER']]],
  ['PAY_ON_COLLECTION', means, ['true', ['TRANSFER', 'ON_COLLECTION']], ['false', ['TRANSFER']]],
  ['TRANSFER_HOLDER', details('TRANSFER', 'holder'), ['EARL du Geai', 'EARL du Geai'], ['SCEA', 'SCEA']],
  ['TRANSFER_IBAN', details('TRANSFER', 'iban'), ['FR76 1', 'FR76 1'], ['FR76 2', 'FR76 2']],
  ['TRANSFER_BIC', details('TRANSFER', 'bic'), ['ABCDFRPP', 'ABCDFRPP'], ['EFGHFRPP', 'EFGHFRPP']],
  ['CHEQUE_PAYEE', details('CHEQUE', 'payee'), ['EARL du Geai', 'EARL du Geai'], ['SCEA', 'SCEA']],
  ['TRANSFER_DAYS', expiry('TRANSFER'), ['7', '2026-03-08T10:00:00.000Z'], ['10', '2026-03-11T10:00:00.000Z']],
  ['CHEQUE_DAYS', expiry('CHEQUE'), ['15', '2026-03-16T10:00:00.000Z'], ['20', '2026-03-21T10:00:00.000Z']],
  ['INVOICE_MENTIONS', mentions, ['FR-BIO-01', 'FR-BIO-01'], ['Association 39-12', 'Association 39-12']],
  ['COLLECTION_DAYS', expiry('ON_COLLECTION'), ['3', '2026-03-09T17:00:00.000Z'], ['0', '2026-03-06T17:00:00.000Z']],
]

describe('a parameter of orders', () => {
  eachDatabase('parameters', (open) => {
    test.each(rows)('%s changes the next order, without a restart', async (type, look, ...values) => {
      const shop = await openOrderStage(await open(), transports['in process'])
      for (const [value, effect] of values) {
        await setParameter(shop.owner, type, value)
        expect([type, await look(shop)]).toEqual([type, effect])
      }
    })
  })

  test('has its row here, or its own test', () => {
    const ofPromises = ['ORDER_CUT_OFF', 'PREPARATION_DAYS']
    const ofBooks = ['USES_CAPSULES', 'ACCOUNTANT_EMAIL', 'VAT_RHYTHM']
    const ofGifts = ['GIFT_WRAPPING', 'GIFT_WRAPPING_PRICE', 'GIFT_WRAPPING_VAT']
    const ofStreets = ['COMPLETE_STREETS']
    const elsewhere = [...ofPromises, ...ofBooks, ...ofGifts, ...ofStreets, 'ORDER_REVIEW_DELAY', 'NIGHT_CLOSING', 'CARD_MINUTES']
    expect([...rows.map(([type]) => type), ...elsewhere].sort()).toEqual([...orderParameters].sort())
  })
})
