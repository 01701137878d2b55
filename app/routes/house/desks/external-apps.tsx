import { listApps } from '#app/services/house/settings/external-apps.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { ExternalApps } from '#app/ui/house/desks/external-apps.tsx'
import type { Route } from './+types/external-apps'

/** The services of others that the site may load. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  return { apps: await listApps(staff), mayChange: staff.role === 'SUPER_ADMIN' }
}

export default function ExternalAppsScreen({ loaderData }: Route.ComponentProps) {
  return <ExternalApps {...loaderData} />
}
