import type { Database } from '../database/database.ts'

/** When the books or the history of an order were last written to on this machine, as far as few rows tell it. */
export async function readNewestMoment({ read }: Database): Promise<string | undefined> {
  const [papers, steps] = await Promise.all([
    read
      .selectFrom('paper_series')
      .select(({ fn }) => fn.max('last_at').as('at'))
      .executeTakeFirst(),
    read
      .selectFrom('order_history')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .executeTakeFirst(),
  ])
  return [papers?.at ?? '', steps?.at ?? ''].filter(Boolean).sort().at(-1)
}
