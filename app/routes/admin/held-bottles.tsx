import { readHeld } from '#app/services/panel/held-bottles.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { HeldBottles } from '#app/ui/panel/held-bottles.tsx'
import type { Route } from './+types/held-bottles'

/** Which bottles unpaid orders keep, and whose they are. */
export async function loader(asked: Route.LoaderArgs) {
  return { held: await readHeld(await requireStaff(asked)) }
}

export default function HeldBottlesScreen({ loaderData }: Route.ComponentProps) {
  return <HeldBottles held={loaderData.held} />
}
