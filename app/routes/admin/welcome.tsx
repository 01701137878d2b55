import { sceneContext } from '#app/http/visit-context.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { readProgress } from '#app/services/panel/welcome/progress.server.ts'
import { Welcome } from '#app/ui/panel/welcome/welcome.tsx'
import type { Route } from './+types/welcome'

/** The first steps of a new shop, and how far they are. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { progress: await readProgress(api, asked.context.get(sceneContext)) }
}

export default function WelcomeScreen({ loaderData }: Route.ComponentProps) {
  return <Welcome progress={loaderData.progress} />
}
