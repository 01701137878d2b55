import { data, href, redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { deskAt, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { findRemoval } from '#app/services/house/desks/journal.server.ts'
import { titleOf } from '#app/services/house/desks/record-screen.server.ts'
import { readNamedLinks } from '#app/services/house/forms/links.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { countRegistrations, getRecord, removeRecord } from '#app/services/house/plans/records.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { removalNames, removalTexts, sayRegistrationsGone } from '#app/texts/house/fields/people.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { AskOnce } from '#app/ui/house/frame/ask-once.tsx'
import { RefusalNote } from '#app/ui/house/frame/refusal-note.tsx'
import type { Route } from './+types/remove-record'

/** Asks once whether a thing is to go. */
export async function loader(asked: Route.LoaderArgs) {
  const { desk, staff, at } = await openDesk(asked)
  if (!desk.calls.remove) throwNotFound()
  const { id } = asked.params
  const [found, registrations] = await Promise.all([getRecord(staff.api, desk, id), countRegistrations(staff.api, desk, id)])
  const record = orThrow(found)
  const links = await readNamedLinks(staff.api, desk, desk.shown, [record])
  return {
    at,
    id: record.id,
    title: panelTexts.removeAsk(titleOf(desk, record, { links, goods: await readGoods(asked) })),
    registrations,
  }
}

/** Takes it out. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const removed = await removeRecord(staff.api, desk, asked.params.id)
  if (!removed.ok) return data({ message: removed.error.message }, { status: statusOf[removed.error.code] })
  const entry = await findRemoval(staff.api, desk.resource, asked.params.id)
  if (entry) return redirect(`${href('/admin/:desk', { desk: desk.slug })}?annuler=${entry}`, { status: 303 })
  return goAndTell(asked.request, href('/admin/:desk', { desk: desk.slug }), 'removed')
}

export default function RemoveRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, registrations } = loaderData
  const desk = deskAt(loaderData.at)
  const list = href('/admin/:desk', { desk: desk.slug })
  const back = desk.calls.get || desk.calls.change ? `${list}/${id}` : list
  return (
    <AskOnce
      title={title}
      action={`${list}/${id}/supprimer`}
      submit={removalNames[desk.resource] ?? panelTexts.remove}
      back={back}
    >
      <RefusalNote message={actionData?.message} />
      <p>{removalTexts[desk.resource] ?? panelTexts.removeSays}</p>
      {registrations > 0 && <p>{sayRegistrationsGone(registrations)}</p>}
    </AskOnce>
  )
}
