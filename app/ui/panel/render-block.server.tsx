import { compareBodies } from '#app/models/panel/body-sides.ts'
import type { BlockScene, ShownBlock } from '#app/services/panel/block-screen.server.ts'
import type { BodyBlock } from '#app/services/panel/body.server.ts'
import { blockTexts, bodyTexts } from '#app/texts/panel/blocks.ts'
import { draftTexts } from '#app/texts/panel/drafts.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from './document.tsx'
import { answerPanel } from './render-panel.server.tsx'
import { ScreenHead } from './screen-head.tsx'
import { Sheet } from './sheet.tsx'
import { ThingForm } from './thing-form.tsx'

/** The answer to a request for the form of a block. */
export function answerBlock(scene: BlockScene, shown: ShownBlock & { place?: number }): Response {
  const { frame, type, fields, desk, links, back, action, isDraft, advice } = scene
  const { entries, faults, mark, message, place, status, now } = shown
  const kind = blockTexts[type] ?? type
  const title = place === undefined ? kind : bodyTexts.block(kind, place + 1)
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <ScreenHead back={{ href: back, label: bodyTexts.back }} title={title}>
        {type === 'columns' && <p className="muted">{bodyTexts.inside}</p>}
      </ScreenHead>
      {advice.length > 0 && (
        <ul className="note" aria-label={bodyTexts.advice}>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {now && <Meanwhile block={now} />}
      <section className="sheet" aria-label={title}>
        <ThingForm
          scene={{ desk, links, entries, faults }}
          {...{ fields, action, message }}
          submit={isDraft ? draftTexts.saveDraft : place === undefined ? panelTexts.add : panelTexts.save}
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

/** The block as it is by now, beside what its writer has typed. */
function Meanwhile({ block }: { block: BodyBlock }) {
  return (
    <Sheet title={bodyTexts.now}>
      {compareBodies([block], []).mine.map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
    </Sheet>
  )
}
