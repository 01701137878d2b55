import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { FigureTable } from '#app/models/house/figures/figure-kind.ts'
import type { Span } from '#app/models/house/figures/span.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { nameTable, figureTexts as words } from '#app/texts/house/orders/figures.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { Share } from '../today/chart.tsx'

/** A row of a table: what it is about, how much there is of it, and how much there was the year before. */
export type SoldRow = {
  key: string
  name: string
  href?: string | undefined
  quantity: number
  quantityBefore: number
  amount?: number
  amountBefore?: number
}

type Props = {
  table: FigureTable
  span: Span
  rows: readonly SoldRow[]
  heads: { name: string; quantity: string; quantityBefore: string }
  none?: string
  note?: string | undefined
  left?: number
}

/** So many are seen at one look; the others are folded. */
const mostOpen = 10

/** What was sold by one of its sides, drawn beside its numbers, with the way to the file that holds the same. */
export function SoldTable({ table, span, rows, heads, none = words.none, note, left = 0 }: Props) {
  const goods = useGoods()
  const title = nameTable(table, goods)
  if (rows.length === 0) {
    return (
      <Sheet title={title}>
        <p className="muted">{none}</p>
      </Sheet>
    )
  }
  const most = Math.max(1, ...rows.map(({ quantity, amount = quantity }) => amount))
  const [open, folded] = [rows.slice(0, mostOpen), rows.slice(mostOpen)]
  return (
    <Sheet title={title} more={fileOf(table, span)}>
      <Rows title={title} rows={open} heads={heads} most={most} />
      {folded.length > 0 && (
        <details className="behind">
          <summary>{words.others(folded.length)}</summary>
          <Rows title={title} rows={folded} heads={heads} most={most} />
          {left > 0 && <p className="muted">{words.more(left)}</p>}
        </details>
      )}
      {note && <p className="small muted">{note}</p>}
    </Sheet>
  )
}

function Rows({ title, rows, heads, most }: Pick<Props, 'rows' | 'heads'> & { title: string; most: number }) {
  const hasAmounts = rows.some(({ amount }) => amount !== undefined)
  const money = hasAmounts ? [words.amount, words.amountBefore] : []
  const titles = [heads.name, heads.quantity, heads.quantityBefore, ...money]
  return (
    <table className="table">
      <caption className="told">{title}</caption>
      <TableHead titles={titles} numbers={titles.slice(1)} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              {row.href ? <a href={row.href}>{row.name}</a> : row.name}
              <Share value={row.amount ?? row.quantity} most={most} />
            </td>
            <Cell label={heads.quantity}>{row.quantity.toLocaleString('fr-FR')}</Cell>
            <Cell label={heads.quantityBefore}>{row.quantityBefore.toLocaleString('fr-FR')}</Cell>
            {hasAmounts && (
              <>
                <Cell label={words.amount}>{sayCents(row.amount ?? 0)}</Cell>
                <Cell label={words.amountBefore}>{sayCents(row.amountBefore ?? 0)}</Cell>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="r" data-label={label}>
      {children}
    </td>
  )
}

/** Where the same table lies as a file. */
export function fileOf(table: FigureTable, { from, to }: Span) {
  return { href: `${href('/admin/chiffres/:table', { table: words.files[table] })}?du=${from}&au=${to}`, label: words.toFile }
}
