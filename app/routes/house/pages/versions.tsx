import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { openPageBody } from '#app/services/house/pages/body-screen.server.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { VersionList } from '#app/ui/house/pages/version-list.tsx'
import type { Route } from './+types/versions'

const mostShown = 50

/** What a page has said so far. */
export async function loader(asked: Route.LoaderArgs) {
  const { staff, body, name } = await openPageBody(asked)
  const query = { idPage: asked.params.id, nbItem: mostShown, orderBy: '-number' }
  const { versions } = orThrow(await staff.api.listPageVersions({ query }))
  return { title: draftTexts.versionsTitle(name), versions, current: body.draft?.publicHash }
}

export default function Versions({ loaderData, params }: Route.ComponentProps) {
  return <VersionList {...loaderData} path={href('/admin/:desk/:id', { desk: 'pages', id: params.id })} />
}
