import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from './add-step.ts'

type Exception = WineFacts['withdrawalException']

/** Why what was bought cannot be given up, by product; most can. */
export async function readExceptions(read: SiteReader, ids: string[]): Promise<Map<string, Exception>> {
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('products').select(['id', 'facts']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, readException(row)]))
}

/** The same of one product. */
export function readException({ facts }: { facts: string }): Exception {
  return (JSON.parse(facts) as Partial<WineFacts>).withdrawalException ?? 'NONE'
}

/**
 * What the mails of an order say of the right to give it up: `withdraw` whether there is one of any of it, `excepted` the names of what it
 * does not reach.
 */
export async function readWithdrawalWords(read: SiteReader, { id }: OrderRow): Promise<{ withdraw: string; excepted: string }> {
  const lines = await read
    .selectFrom('order_lines')
    .select(['product_id', 'name'])
    .where('order_id', '=', id)
    .orderBy('place')
    .execute()
  const exceptions = await readExceptions(read, [...new Set(lines.map(({ product_id }) => product_id))])
  return sayWithdrawal(lines.map(({ name, product_id }) => ({ name, exception: exceptions.get(product_id) ?? 'NONE' })))
}

/** The same of goods that were read already. */
export function sayWithdrawal(lines: readonly { name: string; exception: Exception }[]): { withdraw: string; excepted: string } {
  const excepted = lines.filter(({ exception }) => exception !== 'NONE')
  return {
    withdraw: excepted.length < lines.length ? 'yes' : '',
    excepted: [...new Set(excepted.map(({ name }) => name))].join('\n'),
  }
}
