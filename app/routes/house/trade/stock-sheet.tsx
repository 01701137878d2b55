import { script as cellar } from 'virtual:cellar'
import { script as scan } from 'virtual:scan'
import { data } from 'react-router'
import { movementKinds } from '#app/models/catalog/stock-movement.ts'
import { sendingName } from '#app/models/house/cellar/kept-send.ts'
import { readStockRows } from '#app/models/house/cellar/stock-lines.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { listUntold, readStockScreen } from '#app/services/house/orders/stock-screen.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { stockTexts } from '#app/texts/house/orders/stock.ts'
import { StockSheet } from '#app/ui/house/round/stock-sheet.tsx'
import type { Route } from './+types/stock-sheet'

/** Usable without a line; codes are read into its form, which is kept as others are. */
export const handle = { panelScript: { scripts: [cellar, scan], keepsWork: true } } satisfies RouteHandle

/** The stock of everything on one sheet. */
export async function loader(asked: Route.LoaderArgs) {
  const screen = await readStockScreen(asked, await requireStaff(asked))
  return { screen, path: asked.url.pathname + asked.url.search }
}

/** Saves what was changed of it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const lines = readStockRows(entries)
  const here = asked.url.pathname + asked.url.search
  if (lines.length === 0) return goAndTell(asked.request, here, 'saved')
  const values = new Map(entries)
  const kind = movementKinds.find((one) => one === values.get('sorte')) ?? 'CORRECTION'
  const once = values.get(sendingName)
  const reason = values.get('motif')?.trim() ?? ''
  const saved = await api.saveStock({ body: { lines, kind, reason, ...(once && { once }) } })
  if (saved.ok) return goAndTell(asked.request, here, 'saved')
  const { code, message, fields } = saved.error
  // After a sale the numbers that were typed are no longer those to begin from.
  const isSold = code === 'conflict'
  return data(
    {
      message: isSold ? stockTexts.sold : message,
      untold: listUntold(lines, fields),
      typed: new Map<string, string>(isSold ? [] : entries),
    },
    { status: statusOf[code] },
  )
}

export default function StockSheetScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <StockSheet {...loaderData} {...actionData} />
}
