import type { Entry } from '../panel/field.ts'

/** What was changed of a line of the sheet. */
export type StockChange = { idDeclination: string; seen: number; stock: number; limit: number | null; isOnSale?: boolean }

/** The lines of a posted sheet that were changed; a number that is none is refused by the call. */
export function readStockRows(entries: readonly Entry[]): StockChange[] {
  const values = new Map(entries)
  const text = (name: string) => values.get(name)?.trim() ?? ''
  return entries.flatMap(([name, seen]) => {
    const [, id] = /^vu-([A-Za-z0-9_-]{1,64})$/.exec(name) ?? []
    if (id === undefined) return []
    const stock = text(`stock-${id}`)
    const limit = text(`seuil-${id}`)
    const isOnSale = readTurn(values, id)
    if (stock === seen && limit === text(`avant-${id}`) && isOnSale === undefined) return []
    return [
      {
        idDeclination: id,
        seen: Number(seen),
        stock: toNumber(stock, Number(seen)),
        limit: limit === '' ? null : toNumber(limit),
        ...(isOnSale !== undefined && { isOnSale }),
      },
    ]
  })
}

/** Whether a line is to be on sale, where that was changed; a line that counts for several has no box. */
function readTurn(values: ReadonlyMap<string, string>, id: string): boolean | undefined {
  const seen = values.get(`vendu-${id}`)
  const isOnSale = values.has(`vente-${id}`)
  return seen === undefined || (seen === 'oui') === isOnSale ? undefined : isOnSale
}

function toNumber(text: string, otherwise = Number.NaN): number {
  return text === '' ? otherwise : Number(text)
}
