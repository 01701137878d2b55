import { type Failure, statusOf } from '#app/models/outcome.ts'
import { readSalesSpan } from '#app/services/panel/daily-sales.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { dailySalesTexts } from '#app/texts/panel/sales.ts'
import { DailySales } from '#app/ui/panel/daily-sales.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/daily-sales'

/** What was sold day by day and rate by rate, to be read on the screen. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const span = readSalesSpan(asked.url, new Date())
  const [frame, listed] = await Promise.all([readPanelFrame(asked, staff), staff.api.listDailySales({ query: span })])
  const sales = listed.ok ? listed.value.sales : []
  const faults = listed.ok ? {} : { [faultyDay(listed.error)]: dailySalesTexts.fault }
  return answerPanel(
    <PanelDocument frame={frame} title={dailySalesTexts.title}>
      <DailySales {...{ span, sales, faults }} />
    </PanelDocument>,
    listed.ok ? 200 : statusOf[listed.error.code],
  )
}

/** A day that is none, or the end of a span that is too long or the wrong way round. */
function faultyDay({ fields }: Failure): string {
  return fields?.from ? 'from' : 'to'
}
