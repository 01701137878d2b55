import { getMember } from '#app/services/member.server.ts'
import { orders } from '#app/texts/account/member.ts'
import type { Route } from './+types/orders'
import { EmptyPlace } from './empty-place.tsx'

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

export default function Orders() {
  return <EmptyPlace texts={orders} />
}
