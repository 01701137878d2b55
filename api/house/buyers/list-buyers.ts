import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { buyerName } from '../../selling/orders/buyer-name.ts'
import { groupBuyers, toListedBuyer } from './buyer-rows.ts'

const columns = { search: 'id', email: 'email_key', count: 'count', spent: 'spent', lastOrderAt: 'last_order_at' }

/** Who has ordered, with or without an account. */
export const listBuyers: UseCase<Contract['listBuyers']> = async ({ query }, { read }) => {
  const sought = splitWords(query.filters, 'search').flatMap(({ field, value }) => (field === 'search' ? [String(value)] : []))
  const filters = query.filters.filter(({ field }) => field !== 'search')
  // Narrowed before they are put together: of ten thousand orders only those of whom is looked for are summed up.
  const all = groupBuyers(read)
  const found = sought.length > 0 ? all.where('email_key', 'in', findKeys(read, sought)) : all
  const { rows, total } = await listRows(read.selectFrom(found.as('buyers')).selectAll(), { ...query, filters }, columns)
  const last = await readLast(
    read,
    rows.map((row) => row.email_key),
  )
  return done({ buyers: rows.flatMap((row) => toBuyers(row, last.get(row.email_key))), total })
}

type Row = Parameters<typeof toListedBuyer>[0]
type Last = Parameters<typeof toListedBuyer>[1]

function toBuyers(row: Row, last: Last | undefined) {
  return last ? [toListedBuyer(row, last)] : []
}

/** Those of whom one order holds each word: what the house finds an order by finds its buyer. */
function findKeys(read: SiteReader, words: readonly string[]) {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '')}%`)
  const orders = read.selectFrom('orders').select('email_key')
  return patterns.reduce((found, pattern) => found.where('search_key', 'like', pattern), orders)
}

/** Their last orders, by their address. */
async function readLast(read: SiteReader, keys: string[]): Promise<Map<string, Last>> {
  if (keys.length === 0) return new Map()
  const orders = await read
    .selectFrom('orders')
    .select(['email_key', 'email', 'phone', 'billing_address'])
    .where('email_key', 'in', keys)
    .orderBy('placed_at')
    .execute()
  return new Map(
    orders.map(({ email_key, email, phone, billing_address }) => [email_key, { email, phone, name: buyerName(billing_address) }]),
  )
}
