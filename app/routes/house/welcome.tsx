import { requestContext } from '#app/http/request-context.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { readProgress } from '#app/services/house/welcome/progress.server.ts'
import { Welcome } from '#app/ui/house/welcome/welcome.tsx'
import type { Route } from './+types/welcome'

/** The first steps of a new shop, and how far they are. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { progress: await readProgress(api, asked.context.get(requestContext)) }
}

export default function WelcomeScreen({ loaderData }: Route.ComponentProps) {
  return <Welcome progress={loaderData.progress} />
}
