import { redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { type DeskAsk, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { findRemoval } from '#app/services/panel/journal.server.ts'
import { readLinks } from '#app/services/panel/links.server.ts'
import { titleOf } from '#app/services/panel/thing-screen.server.ts'
import { countRegistrations, getThing, removeThing } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { removalTexts, sayRegistrationsGone } from '#app/texts/panel/people.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { RefusalNote } from '#app/ui/panel/refusal-note.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/remove-thing'

/** Asks once whether a thing is to go. */
export const loader = (asked: Route.LoaderArgs) => ask(asked)

/** Takes it out. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const removed = await removeThing(staff.api, desk, asked.params.id)
  if (removed.ok) {
    const entry = await findRemoval(staff.api, desk.resource, asked.params.id)
    if (entry) return redirect(`/admin/${desk.slug}?annuler=${entry}`, { status: 303 })
    return goAndTell(asked.request, `/admin/${desk.slug}`, 'removed')
  }
  return ask(asked, removed.error.message, statusOf[removed.error.code])
}

async function ask(asked: DeskAsk & { params: { id: string } }, message?: string, status = 200) {
  const { desk, staff, readFrame } = await openDesk(asked)
  if (!desk.calls.remove) throwNotFound()
  const { id } = asked.params
  const [found, frame, links, registrations] = await Promise.all([
    getThing(staff.api, desk, id),
    readFrame(),
    readLinks(staff.api, desk, desk.shown),
    countRegistrations(staff.api, desk, id),
  ])
  const thing = orThrow(found)
  const title = panelTexts.removeAsk(titleOf(desk, thing, links))
  const back = desk.calls.get || desk.calls.change ? `/admin/${desk.slug}/${thing.id}` : `/admin/${desk.slug}`
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <h1>{title}</h1>
      <section className="sheet" aria-label={title}>
        <RefusalNote message={message} />
        <p>{removalTexts[desk.resource] ?? panelTexts.removeSays}</p>
        {registrations > 0 && <p>{sayRegistrationsGone(registrations)}</p>}
        <form method="post" action={`/admin/${desk.slug}/${thing.id}/supprimer`} className="actions">
          <button type="submit" className="btn">
            {panelTexts.remove}
          </button>
          <a className="btn btn-line" href={back}>
            {panelTexts.cancel}
          </a>
        </form>
      </section>
    </PanelDocument>,
    status,
  )
}
