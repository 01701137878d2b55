import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { StockRow, StockScreen } from '#app/ui/house/round/stock-sheet.tsx'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'
import type { Member } from '../../platform/session/session.server.ts'

const nbItem = 60

/** A page of everything that is sold, with what there is of it. */
export async function readStockScreen({ url }: RouteArgs, { api }: Member): Promise<StockScreen> {
  const page = readPageNumber(url)
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const query = { nbItem, page, ...(search && { search: `lk:${search}` }) }
  const { lines, total } = orThrow(await api.listStock({ query }))
  return { lines: onePerPlace(lines), total, search, paging: openPaging(url, { page, total, nbItem }) }
}

/** Where a site counts by product, its declinations share one count. */
function onePerPlace(lines: readonly StockRow[]): StockRow[] {
  return lines.filter(
    ({ place, idProduct }, at) => place === 'declination' || lines.findIndex((one) => one.idProduct === idProduct) === at,
  )
}

type Posted = { idDeclination: string; seen: number; stock: number; limit: number | null; isOnSale?: boolean }

/** The lines of a posted sheet that were changed; a number that is none is refused by the call. */
export function readStockRows(entries: readonly Entry[]): Posted[] {
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

/** The lines that were not put on sale because they do not say what the law wants said before. */
export function listUntold(lines: readonly Posted[], fields: Readonly<Record<string, unknown>> | undefined): string[] {
  return lines.flatMap(({ idDeclination }, at) => (fields?.[`lines.${at}.isOnSale`] ? [idDeclination] : []))
}

function toNumber(text: string, otherwise = Number.NaN): number {
  return text === '' ? otherwise : Number(text)
}
