import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { openDraft } from '#app/services/house/pages/body-screen.server.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { VersionList } from '#app/ui/house/pages/version-list.tsx'
import type { Route } from './+types/versions'

const mostShown = 50

/** What a page or an article has said so far. */
export async function loader(asked: Route.LoaderArgs) {
  const { calls, name } = await openDraft(asked)
  const { versions } = orThrow(await calls.listVersions(asked.params.id, { nbItem: mostShown, orderBy: '-number' }))
  return { title: draftTexts.versionsTitle(name), versions }
}

export default function Versions({ loaderData, params }: Route.ComponentProps) {
  return <VersionList {...loaderData} path={href('/admin/:desk/:id', params)} />
}
