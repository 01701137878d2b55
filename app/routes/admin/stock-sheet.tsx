import { type Failure, statusOf } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import { movementKinds } from '#app/models/stock-movement.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { readStockLines, readStockScreen } from '#app/services/panel/stock-screen.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { stockTexts } from '#app/texts/panel/stock.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { StockSheet } from '#app/ui/panel/stock-sheet.tsx'
import type { Route } from './+types/stock-sheet'

/** The stock of everything on one sheet. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked))
}

/** Saves what was changed of it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const lines = readStockLines(entries)
  const here = asked.url.pathname + asked.url.search
  if (lines.length === 0) return goAndTell(asked.request, here, 'saved')
  const values = new Map(entries)
  const kind = movementKinds.find((one) => one === values.get('sorte')) ?? 'CORRECTION'
  const saved = await staff.api.saveStock({ body: { lines, kind, reason: values.get('motif')?.trim() ?? '' } })
  if (saved.ok) return goAndTell(asked.request, here, 'saved')
  return show(asked, staff, { error: saved.error, entries })
}

type Refused = { error: Failure; entries: readonly Entry[] }

async function show(asked: PanelAsk, staff: Member, refused?: Refused) {
  const screen = await readStockScreen(asked, staff)
  const isSold = refused?.error.code === 'conflict'
  return answerPanel(
    <PanelDocument frame={screen.frame} title={stockTexts.title}>
      <StockSheet
        screen={screen}
        path={asked.url.pathname + asked.url.search}
        message={isSold ? stockTexts.sold : refused?.error.message}
        // After a sale the numbers that were typed are no longer those to begin from.
        typed={refused && !isSold ? new Map(refused.entries) : undefined}
      />
    </PanelDocument>,
    refused ? statusOf[refused.error.code] : 200,
  )
}
