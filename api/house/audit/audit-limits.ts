import type { SiteReader } from '../../platform/database/database.ts'
import type { Check } from './check.ts'

/** I1, I4 and I13: no stock below nothing, no code and no slot held more often than it may be, and each as often as orders hold it. */
export const auditLimits: Check = async function* (read) {
  yield await auditStock(read)
  yield await auditCodes(read)
  yield await auditSlots(read)
}

async function auditStock(read: SiteReader) {
  const products = await read.selectFrom('products').select(['id', 'stock as left']).where('stock', '<', 0).execute()
  const declinations = await read
    .selectFrom('declinations')
    .select(['id', 'quantity as left'])
    .where('quantity', '<', 0)
    .execute()
  return [...products, ...declinations].map(({ id, left }) => ({ rule: 'I1', what: `the stock of ${id} is ${left}` }))
}

async function auditCodes(read: SiteReader) {
  const codes = await read.selectFrom('discount_codes').select(['id', 'uses', 'limit_total', 'limit_per_customer']).execute()
  const held = await read
    .selectFrom('orders')
    .select(['discount_code_id', 'mailbox_key', ({ fn }) => fn.countAll<number>().as('count')])
    // Of what was placed without a proof some may be a stranger's, whoever has paid it.
    .select(({ fn }) => fn.countAll<number>().filterWhere('proof', '=', '').as('own'))
    .where('is_holding', '=', 1)
    .where('discount_code_id', 'is not', null)
    .groupBy(['discount_code_id', 'mailbox_key'])
    .execute()
  return codes.flatMap(({ id, uses, limit_total, limit_per_customer }) => {
    const customers = held.filter(({ discount_code_id }) => discount_code_id === id)
    const counted = customers.reduce((sum, { count }) => sum + Number(count), 0)
    const found = []
    if (counted !== uses) found.push(`code ${id} says ${uses} uses, ${counted} orders hold it`)
    if (limit_total !== null && uses > limit_total) found.push(`code ${id} has ${uses} uses of ${limit_total}`)
    if (limit_per_customer !== null && customers.some(({ own }) => Number(own) > limit_per_customer))
      found.push(`a customer uses code ${id} more than ${limit_per_customer} times`)
    return found.map((what) => ({ rule: 'I4', what }))
  })
}

async function auditSlots(read: SiteReader) {
  const days = await read
    .selectFrom('collection_days')
    .innerJoin('collection_slots', 'collection_slots.id', 'collection_days.slot_id')
    .select(['slot_id', 'day', 'taken', 'capacity'])
    .execute()
  const held = await read
    .selectFrom('orders')
    .select(['slot_id', 'slot_day', ({ fn }) => fn.countAll<number>().as('count')])
    .where('is_holding', '=', 1)
    .where('slot_id', 'is not', null)
    .groupBy(['slot_id', 'slot_day'])
    .execute()
  return days.flatMap(({ slot_id, day, taken, capacity }) => {
    const row = held.find((one) => one.slot_id === slot_id && one.slot_day === day)
    const counted = Number(row?.count ?? 0)
    const found = []
    if (counted !== taken) found.push(`slot ${slot_id} on ${day} says ${taken} orders, ${counted} hold it`)
    if (taken > capacity) found.push(`slot ${slot_id} on ${day} has ${taken} orders for ${capacity} places`)
    return found.map((what) => ({ rule: 'I13', what }))
  })
}
