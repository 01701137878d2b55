import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { settleRows } from '#app/models/panel/rows.ts'
import { withoutSearches } from '#app/models/panel/search-choices.ts'
import { takesFiles } from '#app/models/route-handle.ts'
import { deskAt, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readFormLinks } from '#app/services/panel/links.server.ts'
import { leaveOutEmpty, placeOfNew } from '#app/services/panel/new-thing.server.ts'
import { refuseFilled, sayFaults } from '#app/services/panel/posted.server.ts'
import { asksAgain, readSentThing, refusePhotos } from '#app/services/panel/sent-photos.server.ts'
import { createThing } from '#app/services/panel/things.server.ts'
import { sayTypedFaults } from '#app/services/panel/typed-faults.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { secretTexts } from '#app/texts/panel/people.ts'
import type { FilledForm } from '#app/ui/panel/posted.ts'
import { ScreenTitle } from '#app/ui/panel/screen-title.tsx'
import { ShownOnce } from '#app/ui/panel/shown-once.tsx'
import { ThingForm } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/new-thing'

export const handle = takesFiles

const titleOf = (slug: string) => deskTexts[slug]?.create ?? panelTexts.create

/** A blank form of a desk; what its address says of a field stands in it already. */
export async function loader(asked: Route.LoaderArgs) {
  const { staff, desk, at } = await openDesk(asked)
  if (!desk.calls.create) throwNotFound()
  const entries = [...asked.url.searchParams, ...Object.entries(desk.starts ?? {})]
  return { at, ...(await readFormLinks(staff.api, desk, desk.fields.create, { context: asked.context, entries })), entries }
}

/** Adds a thing to a desk; a secret that is shown this once stands in the answer itself: nothing keeps it on the way. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const sent = await readSentThing(asked, staff.api, { links: desk.links, fields: desk.fields.create })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const entries = settleRows(desk.fields.create, withoutSearches(sent.entries))
  const body = leaveOutEmpty(desk.fields.create, readFields(desk.fields.create, entries))
  const made = await createThing(staff.api, desk, body)
  if (!made.ok) return refuseFilled(entries, made.error, sayTypedFaults(desk.fields.create, body, sayFaults(made.error.fields)))
  if (typeof made.value.secret === 'string') return data({ secret: made.value.secret })
  return goAndTell(asked.request, placeOfNew(desk, made.value.id), 'saved')
}

export default function NewThing({ loaderData: { at, links, longLists, entries }, actionData }: Route.ComponentProps) {
  const desk = deskAt(at)
  const list = href('/admin/:desk', { desk: desk.slug })
  if (actionData && 'secret' in actionData) {
    return <ShownOnce secret={actionData.secret} says={secretTexts[desk.resource] ?? ''} back={list} />
  }
  const { message, ...filled }: FilledForm = actionData ?? { entries, faults: {} }
  const title = titleOf(desk.slug)
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <section className="sheet" aria-label={title}>
        <ThingForm
          scene={{ desk, links, longLists, ...filled }}
          fields={desk.fields.create}
          action={`${list}/nouveau`}
          message={message}
          submit={panelTexts.add}
        >
          <a className="btn btn-line" href={list}>
            {panelTexts.cancel}
          </a>
        </ThingForm>
      </section>
    </>
  )
}
