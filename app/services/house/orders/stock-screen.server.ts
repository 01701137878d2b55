import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import type { StockChange } from '#app/models/house/cellar/stock-lines.ts'
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
  const paging = openPaging(url, { page, total, nbItem })
  return { lines: onePerPlace(lines), total, search, paging, sending: crypto.randomUUID() }
}

/** Where a site counts by product, its declinations share one count. */
function onePerPlace(lines: readonly StockRow[]): StockRow[] {
  return lines.filter(
    ({ place, idProduct }, at) => place === 'declination' || lines.findIndex((one) => one.idProduct === idProduct) === at,
  )
}

/** The lines that were not put on sale because they do not say what the law wants said before. */
export function listUntold(lines: readonly StockChange[], fields: Readonly<Record<string, unknown>> | undefined): string[] {
  return lines.flatMap(({ idDeclination }, at) => (fields?.[`lines.${at}.isOnSale`] ? [idDeclination] : []))
}
