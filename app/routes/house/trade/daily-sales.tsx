import { data } from 'react-router'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import { readSalesSpan } from '#app/services/house/orders/daily-sales.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { dailySalesTexts } from '#app/texts/house/orders/sales.ts'
import { DailySales } from '#app/ui/house/round/daily-sales.tsx'
import type { Route } from './+types/daily-sales'

/** What was sold day by day and rate by rate, to be read on the screen. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const span = readSalesSpan(asked.url, new Date())
  const listed = await api.listDailySales({ query: span })
  if (listed.ok) return data({ span, sales: listed.value.sales, faults: {} })
  const faults = { [faultyDay(listed.error)]: dailySalesTexts.fault }
  return data({ span, sales: [], faults }, { status: statusOf[listed.error.code] })
}

/** A day that is none, or the end of a span that is too long or the wrong way round. */
function faultyDay({ fields }: Failure): string {
  return fields?.from ? 'from' : 'to'
}

export default function DailySalesScreen({ loaderData }: Route.ComponentProps) {
  return <DailySales {...loaderData} />
}
