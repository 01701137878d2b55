import type { TotalTake } from '#app/models/selling/orders/order-goods.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import { countUses } from '../checkout/choose-code.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { Hold } from './hold-goods.ts'

/** What a placed order holds, or held: as it was written down, whatever has become of boxes and settings since. */
export async function readHold(read: SiteReader, order: OrderRow): Promise<Hold> {
  const takes = await read
    .selectFrom('order_stock')
    .select(['place', 'item_id as id', 'quantity'])
    .where('order_id', '=', order.id)
    .where('place', 'in', ['declination', 'product'])
    .$narrowType<{ place: TotalTake['place'] }>()
    .orderBy('place')
    .orderBy('item_id')
    .execute()
  const code = order.discount_code_id === null ? undefined : await readCodeLimits(read, order.discount_code_id)
  return {
    takes,
    code: code ? { ...code, customer: { mailboxKey: order.mailbox_key } } : null,
    slot: order.slot_id && order.slot_day ? { id: order.slot_id, day: order.slot_day } : null,
    displayLimit: await readNumber(read, 'STOCK_DISPLAY_LIMIT'),
  }
}

/** Whether all that an order held can be had once more; looked at first, because a transaction cannot take back half of itself. */
export async function isThereStill(read: SiteReader, { takes, code, slot }: Hold): Promise<boolean> {
  for (const { place, id, quantity } of takes) if ((await countStock(read, place, id)) < quantity) return false
  if (code?.limitTotal) {
    const row = await read.selectFrom('discount_codes').select('uses').where('id', '=', code.id).executeTakeFirst()
    if (!row || row.uses >= code.limitTotal) return false
  }
  if (code && (await isUsedUp(read, '', code))) return false
  return slot === null || (await countFreeSlots(read, slot)) > 0
}

/** Whether the mailbox that a code is bound to has used it up by other orders. */
export async function isUsedUp(read: SiteReader, order: string, code: NonNullable<Hold['code']>): Promise<boolean> {
  const used = await countUses(read, { code: code.id, ...code.customer, except: order })
  return code.limitPerCustomer !== null && used >= code.limitPerCustomer
}

async function readCodeLimits(read: SiteReader, id: string) {
  const row = await read
    .selectFrom('discount_codes')
    .select(['limit_total', 'limit_per_customer'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, limitTotal: row.limit_total, limitPerCustomer: row.limit_per_customer }
}

/** How much of a stock is free. */
export async function countStock(read: SiteReader, place: 'declination' | 'product', id: string): Promise<number> {
  if (place === 'product')
    return (await read.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirst())?.stock ?? 0
  return (await read.selectFrom('declinations').select('quantity').where('id', '=', id).executeTakeFirst())?.quantity ?? 0
}

/** How many places of a slot are free on a day. */
export async function countFreeSlots(read: SiteReader, { id, day }: NonNullable<Hold['slot']>): Promise<number> {
  const slot = await read.selectFrom('collection_slots').select('capacity').where('id', '=', id).executeTakeFirst()
  const row = await read
    .selectFrom('collection_days')
    .select('taken')
    .where('slot_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst()
  return Math.max(0, (slot?.capacity ?? 0) - (row?.taken ?? 0))
}
