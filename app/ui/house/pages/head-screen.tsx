import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import type { HeadSide } from '#app/models/house/written/head-sides.ts'
import { bodyTexts } from '#app/texts/house/pages/blocks.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormContext } from '../fields/form-context.ts'
import type { FormLinks } from '../fields/links.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'

/** What the form of a head shows. */
export type HeadFormView = {
  entries: readonly Entry[]
  faults: Record<string, string>
  /** Names the head that its writer saw. */
  mark: string
  message?: string
  /** The head as somebody else has left it meanwhile. */
  now?: readonly HeadSide[]
}

/** Title, summary and picture of a draft. */
export type HeadScreen = FormLinks & {
  title: string
  /** Where the thing itself is. */
  path: string
  resource: string
  named: RecordFormContext['desk']['links']
  fields: readonly PanelField[]
  shown: HeadFormView
}

/** The form in which they are written, to wait with the body of the draft. */
export function HeadForm({ title, path, resource, named, fields, links, longLists, shown }: HeadScreen) {
  const { entries, faults, mark, message, now } = shown
  const back = `${path}/blocs`
  return (
    <>
      <ScreenHead back={{ href: back, label: bodyTexts.back }} title={title} says={draftTexts.headSays} />
      {now && (
        <Sheet title={draftTexts.headNow}>
          {now.map(({ part, words }) => (
            <p key={part}>
              <b>{draftTexts.headParts[part]}</b> {words || draftTexts.headNone}
            </p>
          ))}
        </Sheet>
      )}
      <section className="sheet" aria-label={title}>
        <RecordForm
          ctx={{ desk: { resource, links: named }, links, longLists, entries, faults }}
          fields={fields}
          action={`${path}/entete`}
          message={message}
          submit={draftTexts.saveDraft}
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
