import { readHeld } from '#app/services/house/orders/held-bottles.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { HeldBottles } from '#app/ui/house/round/held-bottles.tsx'
import type { Route } from './+types/held-bottles'

/** Which bottles unpaid orders keep, and whose they are. */
export async function loader(asked: Route.LoaderArgs) {
  return { held: await readHeld(await requireStaff(asked)) }
}

export default function HeldBottlesScreen({ loaderData }: Route.ComponentProps) {
  return <HeldBottles held={loaderData.held} />
}
