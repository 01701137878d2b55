import type { z } from 'zod'
import { findByEmail } from '../../audience/newsletter/subscriber.ts'
import type { Contract } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../../selling/orders/add-step.ts'
import { toSummary } from '../../selling/orders/order-summary.ts'
import { readCard } from '../members/client-card.ts'
import { groupClients, readNames, toListedClient } from './client-rows.ts'
import { readAfterSale } from './read-after-sale.ts'
import { readBought } from './read-bought.ts'

const mostOrders = 50
const mostMessages = 20

type Client = z.input<Contract['getClient']['answer']>

/** All that is known of whoever has this address, by the id that they were asked for by. */
export async function readClient(read: SiteReader, key: string, id: string): Promise<Client> {
  const orders = await readOrders(read, key)
  const group = await groupClients(read, { keys: [key] }).executeTakeFirst()
  const letters = await findByEmail(read, key)
  const called = (await readNames(read, [key])).get(key)
  const { note, tags } = await readCard(read, key)
  const met = group ?? { email_key: key, count: 0, spent: 0, last_at: letters?.asked_at ?? '' }
  const inLetters = `${letters?.firstname ?? ''} ${letters?.lastname ?? ''}`.trim()
  return {
    ...toListedClient({ ...met, id }, called ?? { name: inLetters, email: letters?.email_shown ?? key, phone: '' }, tags),
    note,
    idMember: await findMemberId(read, key),
    addresses: [...new Set(orders.flatMap(spellAddresses))],
    orders: orders.map((order) => ({ ...toSummary(order), note: order.note })),
    ...(await readBought(read, key)),
    newsletter: letters
      ? {
          id: letters.id,
          state: letters.state,
          consent: letters.consent.slice(0, 500),
          confirmedAt: letters.confirmed_at,
          leftAt: letters.left_at,
        }
      : null,
    messages: await readMessages(read, key),
    ...(await readAfterSale(read, key)),
  }
}

function readOrders(read: SiteReader, key: string): Promise<OrderRow[]> {
  const own = read.selectFrom('orders').selectAll().where('email_key', '=', key)
  return own.orderBy('placed_at', 'desc').orderBy('id').limit(mostOrders).execute()
}

async function findMemberId(read: SiteReader, key: string): Promise<string | null> {
  const members = read.selectFrom('users').select('id').where('email', '=', key).where('role', '=', 'MEMBER')
  return (await members.where('deleted_at', 'is', null).executeTakeFirst())?.id ?? null
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

async function readMessages(read: SiteReader, key: string) {
  const rows = await read
    .selectFrom('messages')
    .select(['id', 'subject', 'created_at', 'is_answered'])
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .limit(mostMessages)
    .execute()
  return rows.map((row) => ({ id: row.id, subject: row.subject, createdAt: row.created_at, isAnswered: row.is_answered === 1 }))
}
