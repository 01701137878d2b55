import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../../selling/orders/add-step.ts'
import { buyerName } from '../../selling/orders/buyer-name.ts'
import { nameLine } from '../../selling/orders/name-line.ts'
import { toSummary } from '../../selling/orders/order-summary.ts'
import { findMemberRow } from '../members/admin-member.ts'
import { groupBuyers, toListedBuyer } from './buyer-rows.ts'

const mostOrders = 50
const mostMessages = 20

/** All that the house needs of somebody who bought; any order of theirs names them. */
export const getBuyer: UseCase<Contract['getBuyer']> = async ({ params }, { read }) => {
  const named = await read.selectFrom('orders').select('email_key').where('id', '=', params.id).executeTakeFirst()
  if (!named?.email_key) return refused('not_found')
  const orders = await readOrders(read, named.email_key)
  const [last] = orders
  const group = await groupBuyers(read).where('email_key', '=', named.email_key).executeTakeFirst()
  if (!last || !group) return refused('not_found')
  const { email, phone, billing_address } = last
  return done({
    ...toListedBuyer(group, { email, phone, name: buyerName(billing_address) }),
    idMember: await findMember(read, orders),
    addresses: [...new Set(orders.flatMap(spellAddresses))],
    orders: orders.map((order) => ({ ...toSummary(order), note: order.note })),
    goods: await readGoods(read, named.email_key),
    messages: await readMessages(read, [...new Set(orders.map((order) => order.email))]),
  })
}

function readOrders(read: SiteReader, key: string): Promise<OrderRow[]> {
  const own = read.selectFrom('orders').selectAll().where('email_key', '=', key)
  return own.orderBy('placed_at', 'desc').orderBy('id').limit(mostOrders).execute()
}

async function findMember(read: SiteReader, orders: OrderRow[]): Promise<string | null> {
  const id = orders.find(({ user_id }) => user_id)?.user_id
  return id && (await findMemberRow(read, id)) ? id : null
}

type Address = Partial<Record<'firstname' | 'lastname' | 'company' | 'address' | 'postalCode' | 'city' | 'country', string>>

/** Where an order was billed, and where it went if that was elsewhere; of a passer-by nothing is known. */
function spellAddresses({ billing_address, delivery_address }: OrderRow): string[] {
  return [billing_address, delivery_address].flatMap((kept) => {
    if (!kept) return []
    const { firstname, lastname, company, address, postalCode, city, country } = JSON.parse(kept) as Address
    if (!address && !city) return []
    const who = [firstname, lastname].filter(Boolean).join(' ')
    const town = [postalCode, city].filter(Boolean).join(' ')
    return [[who, company, address, town, country === 'FR' ? '' : country].filter(Boolean).join(', ').slice(0, 500)]
  })
}

async function readGoods(read: SiteReader, key: string) {
  const rows = await read
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.email_key', '=', key)
    .where('orders.fulfilment_state', '!=', 'cancelled')
    .groupBy(['order_lines.declination_id', 'order_lines.name', 'order_lines.details'])
    .select(({ fn }) => [
      'order_lines.declination_id as idDeclination',
      'order_lines.name',
      'order_lines.details',
      fn.sum<number>('order_lines.quantity').as('quantity'),
    ])
    .orderBy('quantity', 'desc')
    .orderBy('order_lines.name')
    .limit(100)
    .execute()
  return rows.map(({ idDeclination, quantity, ...line }) => {
    const { name, size } = nameLine(line)
    return { idDeclination, name, details: size, quantity }
  })
}

async function readMessages(read: SiteReader, emails: string[]) {
  const rows = await read
    .selectFrom('messages')
    .select(['id', 'subject', 'created_at', 'is_answered'])
    .where('email', 'in', emails)
    .orderBy('created_at', 'desc')
    .limit(mostMessages)
    .execute()
  return rows.map((row) => ({ id: row.id, subject: row.subject, createdAt: row.created_at, isAnswered: row.is_answered === 1 }))
}
