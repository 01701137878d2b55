import type { BodyScene } from '#app/services/panel/body-screen.server.ts'
import type { RefusedMoment } from '#app/services/panel/posted-moment.server.ts'
import { bodyTexts } from '#app/texts/panel/blocks.ts'
import { BlockList } from './block-list.tsx'
import { PanelDocument } from './document.tsx'
import { DraftState } from './draft-state.tsx'
import { answerPanel } from './render-panel.server.tsx'

/** The answer to a request for what a thing is made of. */
export async function answerBody(
  { desk, body, name, types, readFrame }: BodyScene,
  told: { message?: string; faults?: Record<number, string>; refusedMoment?: RefusedMoment | undefined; status?: number } = {},
) {
  const { thing, blocks, mark, draft } = body
  const title = bodyTexts.title(name)
  const path = `/admin/${desk.slug}/${thing.id}`
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={title}>
      <BlockList {...{ title, blocks, mark, path }} message={told.message} faults={told.faults} {...{ types, name }}>
        {draft && <DraftState draft={draft} path={path} refused={told.refusedMoment} />}
      </BlockList>
    </PanelDocument>,
    told.status,
  )
}
