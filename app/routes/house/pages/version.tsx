import { href, redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { compareBodies } from '#app/models/house/panel/body-sides.ts'
import { compareHeads } from '#app/models/house/written/head-sides.ts'
import { type BodyAsk, openDraft, readPosted } from '#app/services/house/pages/body-screen.server.ts'
import { previewBody } from '#app/services/house/pages/draft-acts.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { ScreenHead } from '#app/ui/house/frame/screen-head.tsx'
import type { BodyBlock } from '#app/ui/house/pages/body.ts'
import { BodySides } from '#app/ui/house/pages/body-sides.tsx'
import { VersionButtons } from '#app/ui/house/pages/version-list.tsx'
import type { Route } from './+types/version'

type VersionAsk = BodyAsk & { params: { version: string } }

/** A version of a page or an article beside what is online. */
export async function loader(asked: Route.LoaderArgs) {
  const { kept, draft, name, path } = await openVersion(asked)
  const sides = compareBodies(kept.blocks as BodyBlock[], draft.publicBlocks as BodyBlock[])
  // Of a version that was kept before they were, title, summary and picture stay as they are.
  const heads = compareHeads(kept.head ?? draft.publicHead, draft.publicHead, [...kept.images, ...draft.images])
  const { id, number, isCurrent } = kept
  return { title: draftTexts.versionTitle(number, name), path, version: { id, number, isCurrent }, heads, sides }
}

/** Shows a version as visitors would read it, or puts it back. */
export async function action(asked: Route.ActionArgs) {
  const { calls, kept, path } = await openVersion(asked)
  const { id, version } = asked.params
  const posted = await readPosted(asked.request)
  if (posted('acte') === 'voir')
    return redirect(
      orThrow(await previewBody(calls, id, { blocks: kept.blocks, head: kept.head?.title ? kept.head : undefined })).place,
      303,
    )
  orThrow(await calls.restoreVersion({ params: { id: version } }))
  return goAndTell(asked.request, `${path}/versions`, 'restored')
}

async function openVersion(asked: VersionAsk) {
  const ctx = await openDraft(asked)
  const { desk, id, version } = asked.params
  const kept = orThrow(await ctx.calls.getVersion({ params: { id: version } }))
  if (kept.idRecord !== id) throwNotFound()
  return { ...ctx, kept, path: href('/admin/:desk/:id', { desk, id }) }
}

export default function Version({ loaderData: { title, path, version, heads, sides } }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead back={{ href: `${path}/versions`, label: draftTexts.versions }} title={title} says={draftTexts.compareSays} />
      <VersionButtons version={version} path={path} />
      <BodySides mineTitle={draftTexts.version(version.number)} heads={heads} {...sides} />
    </>
  )
}
