import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { compareBodies } from '#app/models/house/panel/body-sides.ts'
import { openPageBody } from '#app/services/house/pages/body-screen.server.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { ScreenHead } from '#app/ui/house/frame/screen-head.tsx'
import type { BodyBlock } from '#app/ui/house/pages/body.ts'
import { BodySides } from '#app/ui/house/pages/body-sides.tsx'
import { DraftState } from '#app/ui/house/pages/draft-state.tsx'
import type { Route } from './+types/compare'

/** A draft and the page as visitors read it, side by side. */
export async function loader(asked: Route.LoaderArgs) {
  const { body, name } = await openPageBody(asked)
  const draft = body.draft ?? throwNotFound()
  const sides = compareBodies(draft.blocks as BodyBlock[], draft.publicBlocks as BodyBlock[])
  return { title: draftTexts.compareTitle(name), draft, sides }
}

export default function Compare({ loaderData: { title, draft, sides }, params }: Route.ComponentProps) {
  const path = href('/admin/:desk/:id', { desk: 'pages', id: params.id })
  return (
    <>
      <ScreenHead back={{ href: `${path}/blocs`, label: draftTexts.back }} title={title} says={draftTexts.compareSays} />
      <DraftState draft={draft} path={path} />
      <BodySides {...sides} />
    </>
  )
}
