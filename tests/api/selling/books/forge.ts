import { createHash } from 'node:crypto'
import type { SiteWriter } from '#api/platform/database/database.ts'
import { hashClosing, toClosing } from '#api/selling/papers/books/closing-row.ts'
import { hashPaper } from '#api/selling/papers/issue-paper.ts'
import { spellBookEntry } from '#app/models/selling/money/book-entry.ts'
import type { Paper } from '#app/models/selling/money/paper.ts'

/** A paper by what everyone calls it. */
export const paperOf = (tx: SiteWriter, label: string) =>
  tx.selectFrom('papers').selectAll().where('label', '=', label).executeTakeFirstOrThrow()

/** Changes what a paper says and rehashes it with all that follow in its series, as whoever has the program can. */
export async function rewrite(tx: SiteWriter, label: string, change: (paper: Paper) => void): Promise<void> {
  const { kind } = await paperOf(tx, label)
  const rows = await tx.selectFrom('papers').selectAll().where('kind', '=', kind).orderBy('year').orderBy('number').execute()
  let previous = rows[0]?.previous ?? ''
  for (const row of rows) {
    const paper = JSON.parse(row.body) as Paper
    if (row.label === label) change(paper)
    const body = JSON.stringify(paper)
    const hash = hashPaper(body, previous)
    const beside = { buyer: paper.buyer.company || paper.buyer.name, total: paper.total, reference: paper.reference }
    await tx
      .updateTable('papers')
      .set({ body, previous, hash, ...beside })
      .where('id', '=', row.id)
      .execute()
    previous = hash
  }
  await tx.updateTable('paper_series').set({ last_hash: previous }).where('series', '=', kind).execute()
}

/** Erases a paper with its order, its payments and its hold on the series, which is wound back by one. */
export async function erase(tx: SiteWriter, label: string, alsoEntry: boolean): Promise<void> {
  const { id, order_id, kind, previous, entry } = await paperOf(tx, label)
  const paid = await tx.selectFrom('payments').select(['id', 'entry']).where('order_id', '=', order_id).execute()
  await tx.deleteFrom('papers').where('id', '=', id).execute()
  for (const table of ['refunds', 'payments', 'order_history', 'order_stock', 'order_lines'] as const)
    await tx.deleteFrom(table).where('order_id', '=', order_id).execute()
  await tx.deleteFrom('orders').where('id', '=', order_id).execute()
  const series = tx.updateTable('paper_series').where('series', '=', kind)
  await series.set(({ eb }) => ({ number: eb('number', '-', 1), last_hash: previous })).execute()
  if (alsoEntry)
    for (const seq of [entry, ...paid.map((row) => row.entry)])
      if (seq !== null) await tx.deleteFrom('book_entries').where('seq', '=', seq).execute()
}

/** Rehashes closings from the first, as if they had always said so. */
export async function rehashClosings(tx: SiteWriter): Promise<void> {
  let previous = ''
  for (const row of await tx.selectFrom('book_closings').selectAll().orderBy('number').execute()) {
    const hash = hashClosing(toClosing(row), previous)
    await tx.updateTable('book_closings').set({ previous, hash }).where('id', '=', row.id).execute()
    previous = hash
  }
  await tx.updateTable('paper_series').set({ last_hash: previous }).where('series', '=', 'CLOSING').execute()
}

/** Rehashes the signed chain without its key. */
export async function rehashChain(tx: SiteWriter): Promise<void> {
  let previous = ''
  for (const row of await tx.selectFrom('book_entries').selectAll().orderBy('seq').execute()) {
    const { site_id: site, seq, kind, ref, at, body } = row
    const hash = createHash('sha256').update(spellBookEntry({ site, seq, kind, ref, at, body }, previous)).digest('hex')
    await tx.updateTable('book_entries').set({ previous, hash }).where('seq', '=', seq).execute()
    previous = hash
  }
  await tx.updateTable('book_tips').set({ hash: previous }).execute()
}
