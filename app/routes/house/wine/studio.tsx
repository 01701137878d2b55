import { href } from 'react-router'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { askPackshots, readStudio, showRefused } from '#app/services/house/wine/studio-screen.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { StudioScreen } from '#app/ui/house/wine/studio-screen.tsx'
import type { Route } from './+types/studio'

/** While photographs are followed the page reads itself again. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const above = matches.flatMap((match) => match?.meta ?? [])
  return loaderData?.isFollowing ? [...above, { httpEquiv: 'refresh', content: '10' }] : above
}

export const handle = takesFiles

/** A wine in front of the camera: what is to be made, and what was. */
export const loader = (asked: Route.LoaderArgs) => readStudio(asked)

/** Asks for the photographs that are ticked. */
export async function action(asked: Route.ActionArgs) {
  const ordered = await askPackshots(asked)
  if (!ordered.ok) return showRefused(ordered.error)
  const here = href('/admin/produits/:id/studio', asked.params)
  return goAndTell(asked.request, `${here}?suivre=oui`, ordered.value > 1 ? 'packshots_asked' : 'packshot_asked')
}

export default function StudioPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StudioScreen view={loaderData} refused={actionData} />
}
