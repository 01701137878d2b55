import { readPlatform } from '#app/services/house/settings/platform.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { Platform } from '#app/ui/house/settings/platform.tsx'
import type { Route } from './+types/platform'

/** What goes through the platform of electronic invoices. */
export async function loader(asked: Route.LoaderArgs) {
  return readPlatform(await requireStaff(asked))
}

export default function PlatformScreen({ loaderData }: Route.ComponentProps) {
  return <Platform {...loaderData} />
}
