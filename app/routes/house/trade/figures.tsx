import { data } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readChosenDays } from '#app/services/house/figures/figures.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { figureTexts } from '#app/texts/house/orders/figures.ts'
import { FiguresScreen } from '#app/ui/house/figures/figures-screen.tsx'
import type { FiguresView } from '#app/ui/house/figures/figures-view.ts'
import type { Route } from './+types/figures'

/** What was sold in a period, to be looked at beside the year before. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const { span, choice } = readChosenDays(asked.url, new Date())
  const read = await api.getFigures({ query: span })
  if (read.ok) return data<FiguresView>({ span, choice, figures: read.value, fault: undefined })
  return data<FiguresView>({ span, choice, figures: undefined, fault: figureTexts.fault }, { status: statusOf[read.error.code] })
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />
}
