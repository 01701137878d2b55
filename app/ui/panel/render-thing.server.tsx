import type { ThingScene } from '#app/services/panel/thing-screen.server.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { journalTexts } from '#app/texts/panel/journal.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from './document.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { answerPanel } from './render-panel.server.tsx'
import { ScreenHead } from './screen-head.tsx'
import { aboveThing, apartFromThing, belowThing } from './thing-extras.tsx'
import { type FormScene, ThingForm } from './thing-form.tsx'
import { ThingSheet } from './thing-sheet.tsx'

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

/** The answer to a request for a thing of a desk: what it is, what can be done with it, and its form. */
export function answerThing(scene: ThingScene, { message, ...shown }: Shown, status = 200): Response {
  const { desk, thing, name, fields, links, frame } = scene
  // What has left cannot be changed, but is read as its readers have it.
  const isGone = desk.resource === 'letter' && fields.length === 0
  return answerPanel(
    <PanelDocument frame={frame} title={name}>
      <ScreenHead back={{ href: `/admin/${desk.slug}`, label: deskTexts[desk.slug]?.many }} title={name} />
      <section className="sheet" aria-label={name}>
        {aboveThing[desk.resource]?.(scene)}
        {fields.length === 0 && <RefusalNote message={message} />}
        {(desk.reads || isGone) && <ThingSheet {...{ desk, thing, links }} />}
        {belowThing[desk.resource]?.(scene)}
        {fields.length > 0 && (
          <ThingForm
            scene={{ desk, links, ...shown }}
            fields={fields}
            action={`/admin/${desk.slug}/${thing.id}`}
            message={message}
            submit={desk.resource === 'claim' ? panelTexts.answerByMail : panelTexts.save}
          />
        )}
        {apartFromThing[desk.resource]?.(scene)}
        {fields.some(({ kind }) => kind === 'written') && (
          <p>
            <a className="more" href={`/admin/${desk.slug}/${thing.id}/blocs`}>
              {panelTexts.bodyEdit}
            </a>
          </p>
        )}
        <p>
          <a className="more" href={`/admin/journal?sorte=${desk.resource}&chose=${thing.id}`}>
            {journalTexts.history}
          </a>
        </p>
        {desk.calls.remove && (
          <p>
            <a className="more" href={`/admin/${desk.slug}/${thing.id}/supprimer`}>
              {panelTexts.remove}
            </a>
          </p>
        )}
      </section>
    </PanelDocument>,
    status,
  )
}
