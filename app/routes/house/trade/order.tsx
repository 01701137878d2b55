import { readOrderScreen } from '#app/services/house/orders/order-screen.server.ts'
import type { OrderRefused } from '#app/ui/house/orders/order-screen.ts'
import { OrderSheet } from '#app/ui/house/orders/order-sheet.tsx'
import type { Route } from './+types/order'

/** An order, what is known of it and what may follow; a key of the form's own: sent twice, it gives the money back once. */
export async function loader(asked: Route.LoaderArgs) {
  return { ...(await readOrderScreen(asked)), refundKey: crypto.randomUUID() }
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: OrderRefused }

export default function Order({ loaderData, actionData }: Props) {
  return <OrderSheet {...loaderData} refused={actionData} />
}
