import { script, sheet } from 'virtual:composer'
import { blockTypes } from '#app/services/panel/block-forms.server.ts'
import type { BodyScene } from '#app/services/panel/body-screen.server.ts'
import { nameOf } from '#app/services/panel/things.server.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { BlockList } from './block-list.tsx'
import { PanelDocument } from './document.tsx'
import { DraftState } from './draft-state.tsx'
import { answerPanel } from './render-panel.server.tsx'

/** The answer to a request for the composer: the editor of blocks, in whose place the script puts the composer. */
export async function answerComposer({ body, readFrame }: BodyScene): Promise<Response> {
  const { thing, blocks, mark, draft } = body
  const title = composerTexts.title(nameOf(thing))
  const path = `/admin/pages/${thing.id}`
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={title} script={{ script, sheet }}>
      <BlockList {...{ title, blocks, mark, path }} types={blockTypes()} name={nameOf(thing)}>
        {draft && <DraftState draft={draft} path={path} />}
      </BlockList>
    </PanelDocument>,
  )
}
