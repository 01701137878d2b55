import { foldText } from '#app/models/platform/text/fold-text.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import { saveStock } from '../../catalog/stock/save-stock.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { giveWay } from '../../platform/database/read-pages.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { findTwice, type NamedRow, type Plan, type RowFault, readNamedRows } from './imported.ts'
import { readWines, type WineRow } from './read-wines.ts'

const atOnce = 200
const whole = /^\d{1,8}$/

type Counted = { line: number; key: string; row: NamedRow; wine: WineRow | undefined; isShared: boolean }

/** What was counted, by reference: each number becomes a movement of an inventory. */
export async function planStock(read: SiteReader, csv: string, ctx: CallContext): Promise<Plan> {
  const { rows, fault } = readNamedRows(csv, ['Référence', 'Stock'])
  const byProduct = await readFlag(read, 'USE_PRODUCT_STOCK')
  const wines = await readByReference(read)
  const counted = rows.map((row): Counted => {
    const key = foldText(row.cell('Référence'))
    const found = wines.get(key) ?? []
    return { line: row.line, key, row, wine: found[0], isShared: found.length > 1 }
  })
  const faults = [...(fault ? [fault] : []), ...counted.flatMap(findFaults), ...findTwice(counted, 'Référence')]
  const lines = counted.flatMap(({ wine, row }) => (wine ? [toLine(wine, row, byProduct)] : []))
  const moved = lines.filter(({ seen, stock, limit, known }) => seen !== stock || (limit !== undefined && limit !== known))
  return {
    rows: rows.length,
    created: 0,
    changed: moved.length,
    faults: faults.sort((one, other) => one.line - other.line),
    changes: moved.map(({ name, seen, stock, limit }) =>
      seen === stock ? words.limit(name, String(limit ?? '')) : words.stock(name, seen, stock),
    ),
    write: async (tx) => {
      for (let from = 0; from < moved.length; from += atOnce) {
        const part = moved
          .slice(from, from + atOnce)
          .map(({ idDeclination, seen, stock, limit }) => ({ idDeclination, seen, stock, limit }))
        const within = { ...ctx, read: tx, inTransaction: <T>(work: (own: typeof tx) => Promise<T>) => work(tx) }
        orRollBack(await saveStock({ body: { lines: part, kind: 'INVENTORY', reason: words.reason } }, within))
        await giveWay()
      }
    },
  }
}

/** The wines by their references; one that several bear names none of them. */
export async function readByReference(read: SiteReader): Promise<Map<string, WineRow[]>> {
  const wines = new Map<string, WineRow[]>()
  for await (const page of readWines(read)) {
    for (const wine of page) {
      const key = foldText(wine.reference || wine.product_reference)
      if (key !== '') wines.set(key, [...(wines.get(key) ?? []), wine])
    }
  }
  return wines
}

function findFaults({ line, key, row, wine, isShared }: Counted): RowFault[] {
  const stock = row.cell('Stock')
  const limit = row.cell('Seuil')
  const unknown = key === '' ? words.required : isShared ? words.shared : wine ? undefined : words.unknown
  return [
    ...(unknown ? [{ line, column: 'Référence', message: unknown }] : []),
    ...(whole.test(stock) && Number(stock) <= 10_000_000 ? [] : [{ line, column: 'Stock', message: words.number }]),
    ...(limit === '' || whole.test(limit) ? [] : [{ line, column: 'Seuil', message: words.number }]),
  ]
}

function toLine(wine: WineRow, row: NamedRow, byProduct: boolean) {
  const limit = row.cell('Seuil')
  return {
    idDeclination: wine.id,
    name: [wine.name, wine.year].filter(Boolean).join(' '),
    stock: Number(row.cell('Stock')),
    seen: byProduct ? wine.stock : wine.quantity,
    known: byProduct ? wine.product_limit : wine.alert_limit,
    limit: limit === '' ? undefined : Number(limit),
  }
}
