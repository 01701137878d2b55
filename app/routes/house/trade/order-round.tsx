import { script as cellar } from 'virtual:cellar'
import { script as scan } from 'virtual:scan'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { readOrderRoundScreen } from '#app/services/house/orders/order-round.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { OrderRound } from '#app/ui/house/round/order-round.tsx'
import type { Route } from './+types/order-round'

/** Usable without a line; codes are read into its form, which is kept as others are. */
export const handle = { panelScript: { scripts: [cellar, scan], keepsWork: true } } satisfies RouteHandle

/** Several orders packed at once. */
export const loader = async (asked: Route.LoaderArgs) => readOrderRoundScreen(await requireStaff(asked))

type Refused = { messages: readonly string[]; entries: readonly Entry[] }
type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: Refused }

const nothingRefused: Refused = { messages: [], entries: [] }

export default function OrderRoundPage({ loaderData, actionData }: Props) {
  const { entries, messages } = actionData ?? nothingRefused
  const ticked = entries.flatMap(([name, value]) => (name === 'commande' ? [value] : []))
  return <OrderRound screen={loaderData} messages={messages} typed={new Map(entries)} chosen={actionData && new Set(ticked)} />
}
