import { compareBodies } from '#app/models/house/panel/body-sides.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { bodyTexts } from '#app/texts/house/pages/blocks.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormContext } from '../fields/form-context.ts'
import type { FormLinks } from '../fields/links.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import type { BodyBlock } from './body.ts'

/** What the form of a block stands on. */
export type BlockContext = FormLinks & {
  type: string
  /** What its kind is called, and what it asks for. */
  label: string
  fields: readonly PanelField[]
  /** What it says so far. */
  entries: readonly Entry[]
  /** Where the whole body is, and where this form is sent. */
  back: string
  action: string
  /** What is saved stays a draft. */
  isDraft: boolean
  /** What the writer of the block should know. */
  advice: string[]
}

/** What a form of a block shows. */
export type BlockFormView = {
  entries: readonly Entry[]
  faults: Record<string, string>
  mark: string
  message?: string
  /** The block as somebody else has left it meanwhile, to be seen beside what was typed. */
  now?: BodyBlock | undefined
}

type Props = Omit<BlockContext, 'entries'> & {
  named: RecordFormContext['desk']['links']
  shown: BlockFormView
  /** Where in the body it stands; nowhere as long as it is new. */
  place: number | undefined
}

/** The form of a block. */
export function BlockScreen({
  type,
  label,
  fields,
  named,
  links,
  longLists,
  back,
  action,
  isDraft,
  advice,
  shown,
  place,
}: Props) {
  const { entries, faults, mark, message, now } = shown
  const title = place === undefined ? label : bodyTexts.block(label, place + 1)
  return (
    <>
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
        <RecordForm
          ctx={{ desk: { resource: 'block', links: named }, links, longLists, entries, faults }}
          fields={fields}
          action={action}
          message={message}
          submit={isDraft ? draftTexts.saveDraft : place === undefined ? panelTexts.add : panelTexts.save}
        >
          <input type="hidden" name="vu" value={mark} />
          <a className="btn btn-line" href={back}>
            {panelTexts.cancel}
          </a>
        </RecordForm>
      </section>
    </>
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
