import { script, sheet } from 'virtual:composer'
import type { BodyScene } from '#app/services/panel/body-screen.server.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { BlockList } from './block-list.tsx'
import { PanelDocument } from './document.tsx'
import { DraftState } from './draft-state.tsx'
import { answerPanel } from './render-panel.server.tsx'

/** The answer to a request for the composer: the editor of blocks, in whose place the script puts the composer. */
export async function answerComposer({ body, name, types, readFrame }: BodyScene): Promise<Response> {
  const { thing, blocks, mark, draft } = body
  const title = composerTexts.title(name)
  const path = `/admin/pages/${thing.id}`
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={title} script={{ script, sheet }}>
      <BlockList {...{ title, blocks, mark, path }} {...{ types, name }}>
        {draft && <DraftState draft={draft} path={path} />}
      </BlockList>
    </PanelDocument>,
  )
}
