import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** What clients are put into order by. */
export type ClientOrder = { field: 'email' | 'count' | 'spent' | 'lastAt'; direction: 'asc' | 'desc' }
type Page = { orderBy: ClientOrder; page: number; nbItem: number }

/** The addresses on a page of all clients, and how many clients there are. */
export async function pageClients(read: SiteReader, { orderBy, page, nbItem }: Page): Promise<{ keys: string[]; total: number }> {
  const total = await countClients(read)
  const skipped = (page - 1) * nbItem
  // A page near the end is read from there; not by their last meetings, see below.
  const isNearEnd = orderBy.field !== 'lastAt' && skipped > total / 2
  if (!isNearEnd) return { keys: await readPlaces(read, orderBy, { skipped, wanted: nbItem }), total }
  const after = total - skipped - nbItem
  const wanted = Math.min(nbItem, nbItem + after)
  const turned: ClientOrder = { field: orderBy.field, direction: orderBy.direction === 'asc' ? 'desc' : 'asc' }
  const keys = wanted > 0 ? await readPlaces(read, turned, { skipped: Math.max(0, after), wanted }) : []
  return { keys: keys.reverse(), total }
}

type Place = { email_key: string; value: number | string }
type Span = { skipped: number; wanted: number }

/**
 * Each kind of meeting (orders, account, messages) puts its own into order, and as many of each as there are up to the end of the page
 * hold all that stand on it. But whose last meeting is the oldest is known only once all meetings are: they are read whole for that.
 */
async function readPlaces(read: SiteReader, { field, direction }: ClientOrder, { skipped, wanted }: Span): Promise<string[]> {
  const isWhole = field === 'lastAt' && direction === 'asc'
  const first = <DB, T extends keyof DB>(places: SelectQueryBuilder<DB, T, Place>) => {
    const ordered = places.orderBy(sql`value`, direction).orderBy(sql`email_key`, direction)
    const kept = isWhole ? places : ordered.limit(skipped + wanted)
    return read.selectFrom(kept.as('first')).select(['email_key', 'value'])
  }
  const all = first(selectBuyers(read, field))
    .unionAll(first(selectMembers(read, field)))
    .unionAll(first(selectWriters(read, field)))
  const rows = await read
    .selectFrom(all.as('places'))
    .groupBy('email_key')
    .select('email_key')
    .orderBy(sql`max(value)`, direction)
    .orderBy('email_key', direction)
    .limit(wanted)
    .offset(skipped)
    .execute()
  return rows.map(({ email_key }) => email_key)
}

type Field = ClientOrder['field']
type Value = RawBuilder<number | string>

const ofBuyers: Record<Field, Value> = {
  email: sql`email_key`,
  count: sql`count(*)`,
  spent: sql`sum(paid - refunded)`,
  lastAt: sql`max(placed_at)`,
}

function selectBuyers(read: SiteReader, field: Field) {
  return read
    .selectFrom('orders')
    .where('email_key', '!=', '')
    .groupBy('email_key')
    .select(['email_key', ofBuyers[field].as('value')])
}

/** Who never ordered spent nothing; whoever did is counted among buyers. */
const nothing: Value = sql`0`
const isSum = (field: Field) => field === 'count' || field === 'spent'

function selectMembers(read: SiteReader, field: Field) {
  const value: Value = field === 'email' ? sql`email` : field === 'lastAt' ? sql`created_at` : nothing
  return members(read)
    .$if(isSum(field), (query) => query.where(neverOrdered('users.email')))
    .select(['email as email_key', value.as('value')])
}

function selectWriters(read: SiteReader, field: Field) {
  const value: Value = field === 'email' ? sql`email_key` : field === 'lastAt' ? sql`max(created_at)` : nothing
  return read
    .selectFrom('messages')
    .where('email_key', '!=', '')
    .$if(isSum(field), (query) => query.where(neverOrdered('messages.email_key')))
    .groupBy('email_key')
    .select(['email_key', value.as('value')])
}

/** Those who ordered, those who have but an account, and those who only wrote. */
async function countClients(read: SiteReader): Promise<number> {
  const buyers = read.selectFrom('orders').select('email_key').where('email_key', '!=', '').groupBy('email_key')
  const others = members(read).select('email as email_key').where(neverOrdered('users.email'))
  const writers = read
    .selectFrom('messages')
    .select('email_key')
    .where('email_key', '!=', '')
    .where(neverOrdered('messages.email_key'))
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.email', '=', 'messages.email_key')
            .where('users.role', '=', 'MEMBER')
            .where('users.deleted_at', 'is', null),
        ),
      ),
    )
    .groupBy('email_key')
  const counts = [
    read.selectFrom(buyers.as('clients')),
    read.selectFrom(others.as('clients')),
    read.selectFrom(writers.as('clients')),
  ].map((clients) => clients.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow())
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0)
}

function members(read: SiteReader) {
  return read.selectFrom('users').where('role', '=', 'MEMBER').where('deleted_at', 'is', null)
}

function neverOrdered(email: 'users.email' | 'messages.email_key') {
  return (on: ExpressionBuilder<SiteTables, 'users' | 'messages'>) =>
    on.not(on.exists(on.selectFrom('orders').select('orders.id').where('orders.email_key', '=', on.ref(email))))
}
