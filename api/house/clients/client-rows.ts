import { sql } from 'kysely'
import type { SiteReader } from '../../platform/database/database.ts'
import { buyerName } from '../../selling/orders/buyer-name.ts'
import { selectKeys } from './find-clients.ts'

/** Those who ordered, have an account or wrote, one row an address of mail: one of them, those of whom is looked for, or all. */
export function groupClients(read: SiteReader, { keys, words = [] }: Sought) {
  const met = selectMet(read, keys)
  return read
    .selectFrom(met.as('met'))
    .$if(words.length > 0, (query) => query.innerJoin(selectKeys(read, words).as('sought'), 'sought.email_key', 'met.email_key'))
    .groupBy('met.email_key')
    .select(({ fn }) => [
      'met.email_key',
      fn.min('id').as('id'),
      fn.sum<number>('orders').as('count'),
      fn.sum<number>('money').as('spent'),
      fn.max('at').as('last_at'),
    ])
}

/** Those of these addresses, or those who are called by these words. */
type Sought = { keys?: readonly string[] | undefined; words?: readonly string[] }

/** What each kind of meeting tells of an address. */
function selectMet(read: SiteReader, keys: readonly string[] | undefined) {
  const none = sql<number>`0`
  const orders = read
    .selectFrom('orders')
    .$if(keys === undefined, (query) => query.where('email_key', '!=', ''))
    .$if(keys !== undefined, (query) => query.where('email_key', 'in', keys ?? []))
    .groupBy('email_key')
    .select(({ fn, eb }) => [
      'email_key',
      fn.min('id').as('id'),
      fn.countAll<number>().as('orders'),
      fn.sum<number>(eb('paid', '-', eb.ref('refunded'))).as('money'),
      fn.max('placed_at').as('at'),
    ])
  const members = read
    .selectFrom('users')
    .where('role', '=', 'MEMBER')
    .where('deleted_at', 'is', null)
    .$if(keys !== undefined, (query) => query.where('email', 'in', keys ?? []))
    .select(['email as email_key', 'id', none.as('orders'), none.as('money'), 'created_at as at'])
  const writers = read
    .selectFrom('messages')
    .$if(keys === undefined, (query) => query.where('email_key', '!=', ''))
    .$if(keys !== undefined, (query) => query.where('email_key', 'in', keys ?? []))
    .groupBy('email_key')
    .select(({ fn }) => ['email_key', fn.min('id').as('id'), none.as('orders'), none.as('money'), fn.max('created_at').as('at')])
  return orders.unionAll(members).unionAll(writers)
}

type Group = { id: string; email_key: string; count: number; spent: number; last_at: string }
type Called = { email: string; phone: string; name: string }

/** A client in a list, called as they were called last. */
export function toListedClient({ id, count, spent, last_at }: Group, { name, email, phone }: Called, tags: readonly string[]) {
  return { id, name, email, phone, tags: [...tags], count: Number(count), spent: Math.max(0, Number(spent)), lastAt: last_at }
}

/** What each of them is called: by their last order, else by their account, else by their last message. */
export async function readNames(read: SiteReader, keys: readonly string[]): Promise<Map<string, Called>> {
  if (keys.length === 0) return new Map()
  const messages = await read
    .selectFrom('messages')
    .select(['email_key', 'email', 'phone', 'firstname', 'lastname', 'created_at'])
    .where('email_key', 'in', keys)
    .execute()
  const members = await read
    .selectFrom('users')
    .select(['email as email_key', 'email_shown as email', 'phone', 'firstname', 'lastname'])
    .where('email', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute()
  const orders = await read
    .selectFrom('orders')
    .select(['email_key', 'email', 'phone', 'billing_address', 'placed_at'])
    .where('email_key', 'in', keys)
    .execute()
  // Put into order here: asked to, SQLite would walk all orders and messages by their day.
  orders.sort((one, other) => (one.placed_at < other.placed_at ? -1 : 1))
  messages.sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
  const called = [...messages, ...members].map(({ email_key, email, phone, firstname, lastname }): [string, Called] => [
    email_key,
    { email: email || email_key, phone, name: `${firstname} ${lastname}`.trim() },
  ])
  const named = called.filter(([, { name }]) => name !== '')
  return new Map([
    ...called,
    ...named,
    ...orders.map(({ email_key, email, phone, billing_address }): [string, Called] => [
      email_key,
      { email, phone, name: buyerName(billing_address) },
    ]),
  ])
}

/** The tags of each of them. */
export async function readTags(read: SiteReader, keys: readonly string[]): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>()
  if (keys.length === 0) return tags
  const rows = await read
    .selectFrom('client_tags')
    .select(['email_key', 'tag'])
    .where('email_key', 'in', keys)
    .orderBy('tag')
    .execute()
  for (const { email_key, tag } of rows) tags.set(email_key, [...(tags.get(email_key) ?? []), tag])
  return tags
}
