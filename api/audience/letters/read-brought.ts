import { sql } from 'kysely'
import { markOf } from '#app/models/audience/letter-mark.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { LetterRow } from './readers.ts'

type Brought = { visits: number; orders: number; amount: number }
const nothing: Brought = { visits: 0, orders: 0, amount: 0 }

/** What letters brought since they left: visits by the word of their links, orders by the code that they carry. Nobody is followed. */
export async function readBrought(read: SiteReader, rows: readonly LetterRow[]): Promise<(id: string) => Brought> {
  const found = await Promise.all(
    rows.map(
      async (row): Promise<[string, Brought]> => [row.id, row.started_at ? await readOne(read, row, row.started_at) : nothing],
    ),
  )
  const byId = new Map(found)
  return (id) => byId.get(id) ?? nothing
}

async function readOne(read: SiteReader, { id, code_id }: LetterRow, since: string): Promise<Brought> {
  const visits = await read
    .selectFrom('visits')
    .select(({ fn }) => fn.sum<number | null>('count').as('count'))
    .where('source', '=', markOf(id))
    .where('day', '>=', parisDay(new Date(since)))
    .executeTakeFirst()
  const orders = code_id
    ? await read
        .selectFrom('orders')
        .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number | null>`sum(paid - refunded)`.as('amount')])
        .where('discount_code_id', '=', code_id)
        .where('placed_at', '>=', since)
        .where('payment_state', 'in', ['paid', 'partly_refunded'])
        .executeTakeFirst()
    : undefined
  return { visits: Number(visits?.count ?? 0), orders: Number(orders?.count ?? 0), amount: Number(orders?.amount ?? 0) }
}
