import { throwNotFound } from '#app/http/answers.server.ts'
import { compareBodies } from '#app/models/panel/body-sides.ts'
import type { BodyBlock } from '#app/services/panel/body.server.ts'
import { openPageBody } from '#app/services/panel/body-screen.server.ts'
import { nameOf } from '#app/services/panel/things.server.ts'
import { draftTexts } from '#app/texts/panel/drafts.ts'
import { BodySides } from '#app/ui/panel/body-sides.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { DraftState } from '#app/ui/panel/draft-state.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ScreenHead } from '#app/ui/panel/screen-head.tsx'
import type { Route } from './+types/compare'

/** A draft and the page as visitors read it, side by side. */
export async function loader(asked: Route.LoaderArgs) {
  const { body, readFrame } = await openPageBody(asked)
  const { draft, thing } = body
  if (!draft) throwNotFound()
  const title = draftTexts.compareTitle(nameOf(thing))
  const path = `/admin/pages/${thing.id}`
  const sides = compareBodies(draft.blocks as BodyBlock[], draft.publicBlocks as BodyBlock[])
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={title}>
      <ScreenHead back={{ href: `${path}/blocs`, label: draftTexts.back }} title={title} says={draftTexts.compareSays} />
      <DraftState draft={draft} path={path} />
      <BodySides {...sides} />
    </PanelDocument>,
  )
}
