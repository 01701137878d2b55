import { href } from 'react-router'
import { compareBodies } from '#app/models/house/panel/body-sides.ts'
import { compareHeads } from '#app/models/house/written/head-sides.ts'
import { openDraft } from '#app/services/house/pages/body-screen.server.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { ScreenHead } from '#app/ui/house/frame/screen-head.tsx'
import type { BodyBlock } from '#app/ui/house/pages/body.ts'
import { BodySides } from '#app/ui/house/pages/body-sides.tsx'
import { DraftState } from '#app/ui/house/pages/draft-state.tsx'
import type { Route } from './+types/compare'

/** A draft and what visitors read, side by side. */
export async function loader(asked: Route.LoaderArgs) {
  const { draft, name, desk } = await openDraft(asked)
  const sides = compareBodies(draft.blocks as BodyBlock[], draft.publicBlocks as BodyBlock[])
  const heads = compareHeads(draft.head, draft.publicHead, draft.images)
  const path = href('/admin/:desk/:id', { desk: desk.slug, id: asked.params.id })
  return { title: draftTexts.compareTitle(name), path, draft, heads, sides }
}

export default function Compare({ loaderData: { title, path, draft, heads, sides } }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead back={{ href: `${path}/blocs`, label: draftTexts.back }} title={title} says={draftTexts.compareSays} />
      <DraftState draft={draft} path={path} />
      <BodySides mineTitle={draftTexts.mine} heads={heads} {...sides} />
    </>
  )
}
