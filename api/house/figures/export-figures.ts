import type { z } from 'zod'
import type { FigureTable } from '#app/models/house/figures/figure-kind.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { figureTexts } from '#app/texts/house/orders/figures.ts'
import { nameDelivery } from '#app/texts/house/orders/orders.ts'
import { bookTexts } from '#app/texts/house/settings/books.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { Figures } from '../../contract/house/entities/figures.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'
import { writeAmount } from '../../selling/papers/books/write-amount.ts'
import { readFigures } from './read-figures.ts'

/** One table of the figures as a file for a spreadsheet. */
export const exportFigures: UseCase<Contract['exportFigures']> = async ({ params: { table }, query }, ctx) => {
  const [figures, { values }] = await Promise.all([readFigures(ctx.read, query), ctx.settings.of(ctx)])
  if (!figures.ok) return figures
  const name = `chiffres-${figureTexts.files[table]}-${query.from}-${query.to}.csv`
  return csvFile({ name, head: figureTexts.columns[table] }, [rowsOf[table](figures.value, goodsWordsOf(values))])
}

type Read = z.input<typeof Figures>
type Sold = { quantity: number; amount: number; quantityBefore: number; amountBefore: number }

const rowsOf: Record<FigureTable, (figures: Read, goods: GoodsWords) => string[][]> = {
  sales: ({ takings }) =>
    takings.steps.map(({ from, to, now, before }) => [
      ...[from, to, String(now.orders)],
      ...[now.invoiced, now.credited].map(writeAmount),
      // A number that begins with a sign would be taken for a formula: the way it goes stands beside it.
      now.gross < 0 ? bookTexts.back : bookTexts.sold,
      ...[now.net, now.tax].map(writeAmount),
      String(before.orders),
      ...[before.invoiced, before.credited].map(writeAmount),
    ]),
  wines: ({ wines }) => wines.map((wine) => [wine.name, wine.year ? String(wine.year) : '', ...cellsOf(wine)]),
  deliveries: ({ deliveries }, goods) => deliveries.map((one) => [nameDelivery(one.type, goods), ...cellsOf(one)]),
  means: ({ means }) => means.map((one) => [figureTexts.means[one.means], ...cellsOf(one)]),
  clients: ({ clients }) => clients.map((one) => [figureTexts.clients[one.kind], ...cellsOf(one)]),
  codes: ({ codes }) => codes.map((one) => [one.code, ...cellsOf(one)]),
  visits: ({ visits }) => visits.sources.map(({ source, count, countBefore }) => [source, String(count), String(countBefore)]),
}

function cellsOf({ quantity, amount, quantityBefore, amountBefore }: Sold): string[] {
  return [String(quantity), writeAmount(amount), String(quantityBefore), writeAmount(amountBefore)]
}
