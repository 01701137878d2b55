import type { BlockScene, ShownBlock } from '#app/services/panel/block-screen.server.ts'
import { blockTexts, bodyTexts } from '#app/texts/panel/blocks.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from './document.tsx'
import { answerPanel } from './render-panel.server.tsx'
import { ThingForm } from './thing-form.tsx'

/** The answer to a request for the form of a block. */
export function answerBlock(scene: BlockScene, shown: ShownBlock & { place?: number }): Response {
  const { frame, type, fields, desk, links, back, action } = scene
  const { entries, faults, mark, message, place, status } = shown
  const kind = blockTexts[type] ?? type
  const title = place === undefined ? kind : bodyTexts.block(kind, place + 1)
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <div>
        <p>
          <a className="more" href={back}>
            {bodyTexts.back}
          </a>
        </p>
        <h1>{title}</h1>
        {type === 'columns' && <p className="muted">{bodyTexts.inside}</p>}
      </div>
      <section className="sheet" aria-label={title}>
        <ThingForm
          scene={{ desk, links, entries, faults }}
          {...{ fields, action, message }}
          submit={place === undefined ? panelTexts.add : panelTexts.save}
        >
          <input type="hidden" name="vu" value={mark} />
          <a className="btn btn-line" href={back}>
            {panelTexts.cancel}
          </a>
        </ThingForm>
      </section>
    </PanelDocument>,
    status,
  )
}
