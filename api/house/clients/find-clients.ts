import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** The one address that an order, an account, a message or a subscription of somebody names. */
export async function findClientKey(read: SiteReader, id: string): Promise<string | undefined> {
  const order = await read.selectFrom('orders').select('email_key').where('id', '=', id).executeTakeFirst()
  if (order?.email_key) return order.email_key
  const member = await read
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('role', '=', 'MEMBER')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (member) return member.email
  const message = await read.selectFrom('messages').select('email_key').where('id', '=', id).executeTakeFirst()
  if (message?.email_key) return message.email_key
  const subscriber = await read.selectFrom('newsletter_subscribers').select('email').where('id', '=', id).executeTakeFirst()
  return subscriber?.email
}

/** The addresses of those whom one order, their account or one message calls by all of these words. */
export function selectKeys(read: SiteReader, words: readonly string[]) {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '')}%`)
  const orders = patterns.reduce(
    (found, pattern) => found.where('search_key', 'like', pattern),
    read.selectFrom('orders').select('email_key'),
  )
  const members = patterns.reduce(
    (found, pattern) =>
      found.where((on) =>
        on.or([holdsName('users', 'users.email', pattern), on('users.search_key', 'like', pattern), livesIn(on, pattern)]),
      ),
    read
      .selectFrom('users')
      .select('users.email as email_key')
      .where('users.role', '=', 'MEMBER')
      .where('users.deleted_at', 'is', null),
  )
  const writers = patterns.reduce(
    (found, pattern) => found.where(holdsName('messages', 'messages.email_key', pattern)),
    read.selectFrom('messages').select('messages.email_key').where('messages.email_key', '!=', ''),
  )
  return read.selectFrom(orders.unionAll(members).unionAll(writers).as('named')).select('email_key').groupBy('email_key')
}

function holdsName(table: 'users' | 'messages', email: string, pattern: string) {
  const said = sql`${sql.ref(`${table}.firstname`)} || ' ' || ${sql.ref(`${table}.lastname`)} || ' ' || ${sql.ref(email)}`
  return sql<boolean>`${fold(said)} like ${pattern}`
}

/** Asked once for all of them, and not of each member anew. */
function livesIn(on: ExpressionBuilder<SiteTables, 'users'>, pattern: string) {
  const homes = on.selectFrom('addresses').select('addresses.user_id')
  return on('users.id', 'in', homes.where(sql<boolean>`${fold(sql.ref('addresses.city'))} like ${pattern}`))
}

const accents = ['aàâäÀÂÄ', 'cçÇ', 'eéèêëÉÈÊË', 'iîïÎÏ', 'oôöÔÖ', 'uùûüÙÛÜ']

/** A column in plain spelling, as `foldText` spells what it is compared with; what has no accent at all, as most has, is so already. */
function fold(text: RawBuilder<unknown>): RawBuilder<string> {
  const pairs = accents.flatMap(([plain = '', ...signs]) => signs.map((sign): [string, string] => [sign, plain]))
  const folded = [...pairs, ['œ', 'oe'], ['’', "'"]].reduce(
    (done, [sign, plain]) => sql<string>`replace(${done}, ${sql.lit(sign)}, ${sql.lit(plain)})`,
    sql<string>`lower(${text})`,
  )
  return sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text}) else ${folded} end`
}
