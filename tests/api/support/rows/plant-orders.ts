import type { SiteWriter } from '#api/platform/database/database.ts'
import { hashEntry } from '#api/selling/orders/add-step.ts'

const at = '2026-03-01T09:00:00.000Z'
let planted = 0

/** Plants an order with its line and its history, a code, a slot and a closing, every text with the site's mark. */
export async function plantOrders(tx: SiteWriter, mark: string): Promise<void> {
  planted += 1
  // In the order they were planted, so that the last of them is there still.
  const id = `${mark}-${String(planted).padStart(6, '0')}`
  await tx
    .insertInto('discount_codes')
    .values({
      id,
      code: `${mark} ${planted}`,
      code_key: `${mark}${planted}`.toUpperCase(),
      type: 'EURO',
      amount: 100,
      detail_type: 'PRODUCTS',
      is_valid: 1,
      starts_at: null,
      ends_at: null,
      limit_total: null,
      limit_per_customer: null,
      minimum: 0,
      products: '[]',
      uses: 0,
      created_at: at,
      deleted_at: null,
    })
    .execute()
  const hours = { weekday: 5, opens: 600, closes: 720, capacity: 3, lead_hours: 24 }
  await tx
    .insertInto('collection_slots')
    .values({ id, address_id: `${mark}-address`, ...hours, is_valid: 1, deleted_at: null })
    .execute()
  await tx
    .insertInto('collection_closings')
    .values({ id, first_day: '2026-08-01', last_day: '2026-08-15', note: `${mark} congés` })
    .execute()
  await plantOrder(tx, id, mark)
}

async function plantOrder(tx: SiteWriter, id: string, mark: string): Promise<void> {
  const person = { firstname: mark, lastname: mark, address: mark, postalCode: '39600', city: mark, country: 'FR' }
  const step = { machine: 'order', from: '', to: 'placed', by: 'buyer', amount: 1200, detail: mark } as const
  const hash = hashEntry({ order: id, step: 1, ...step, at }, '')
  await tx
    .insertInto('orders')
    .values({
      id,
      reference: `${mark}-${planted}`,
      token_hash: `${mark}-${planted}`.padEnd(64, '0'),
      token_sealed: mark,
      checkout: null,
      checkout_hash: '',
      user_id: null,
      email: `${mark.toLowerCase()}@exemple.test`,
      email_key: `${mark.toLowerCase()}@exemple.test`,
      mailbox_key: `${mark.toLowerCase()}@exemple.test`,
      phone: mark,
      message: mark,
      means: 'TRANSFER',
      payment_state: 'awaiting',
      fulfilment_state: 'new',
      delivery_type: 'DELIVERY',
      delivery: JSON.stringify({ carrier: { id: mark, name: mark, serviceCode: mark }, accessPoint: null, collection: null }),
      delivery_address: JSON.stringify(person),
      billing_address: JSON.stringify(person),
      slot_id: null,
      slot_day: null,
      slot_moment: null,
      subtotal: 1200,
      discount: 0,
      shipping_discount: 0,
      shipping_fees: 0,
      total: 1200,
      paid: 0,
      refunded: 0,
      vat: '[]',
      discount_code_id: null,
      discount_code: '',
      terms_version: 1,
      is_adult_declared: 1,
      is_holding: 1,
      tracking: '[]',
      steps: 1,
      last_hash: hash,
      placed_at: at,
      expires_at: '2026-03-08T09:00:00.000Z',
      updated_at: at,
      sent_at: null,
      reminded_at: null,
      review_asked_at: null,
    })
    .execute()
  await tx
    .insertInto('order_lines')
    .values({
      order_id: id,
      place: 0,
      product_id: mark,
      declination_id: mark,
      name: `${mark} vin`,
      quantity: 1,
      unit_price: 1200,
      details: JSON.stringify({ year: 2020, capacity: 75, capacityUnit: 'cl', reference: mark }),
      amount_before: 1200,
      amount_after: 1200,
      amount_paid: 1200,
      vat_rate: 2000,
    })
    .execute()
  await tx
    .insertInto('order_history')
    .values({
      order_id: id,
      step: 1,
      machine: 'order',
      from_state: '',
      to_state: 'placed',
      done_by: 'buyer',
      amount: 1200,
      detail: mark,
      created_at: at,
      hash,
    })
    .execute()
  await tx
    .insertInto('withdrawals')
    .values({
      id: `${id}-rendu`,
      order_id: id,
      reference: `${mark}-${planted}`,
      state: 'DECLARED',
      is_whole: 1,
      lines: JSON.stringify([{ line: 0, quantity: 1, amount: 1200 }]),
      shipping: 0,
      refund: 1200,
      answer: mark,
      declared_at: at,
      received_at: null,
      ended_at: null,
    })
    .execute()
  await tx
    .insertInto('claims')
    .values({
      id: `${id}-casse`,
      order_id: id,
      reference: `${mark}-${planted}`,
      kind: 'BREAKAGE',
      state: 'OPEN',
      message: mark,
      answer: '',
      created_at: at,
      answered_at: null,
    })
    .execute()
  const amended = { id: `${id}-change`, order_id: id, kind: 'DELIVERY' as const, request_hash: mark, lines: '[]', created_at: at }
  await tx.insertInto('amendments').values(amended).execute()
  await tx
    .insertInto('opinions')
    .values({
      id: `${id}-avis`,
      order_id: id,
      product_id: id,
      product_name: mark,
      detail: '',
      author: mark,
      rating: 5,
      text: mark,
      state: 'WAITING',
      refusal: '',
      answer: '',
      experienced_on: at.slice(0, 10),
      created_at: at,
      decided_at: null,
      answered_at: null,
    })
    .execute()
  await tx
    .insertInto('claim_files')
    .values({ id, claim_id: `${id}-casse`, name: `${mark}.jpg`, mime: 'image/jpeg', bytes: 1, content_hash: 'a'.repeat(64) })
    .execute()
}
