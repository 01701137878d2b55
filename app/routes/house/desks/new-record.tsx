import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { settleRows } from '#app/models/house/panel/rows.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { sayTypedFaults } from '#app/services/house/amount-faults.server.ts'
import { faultsOfBegun, formOfNew, readBegun } from '#app/services/house/desks/begun-body.server.ts'
import { deskAt, openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { hrefOfNew, leaveOutEmpty } from '#app/services/house/desks/new-record.server.ts'
import { readFormLinks } from '#app/services/house/forms/links.server.ts'
import { asksAgain, readSentRecord, refusePhotos } from '#app/services/house/forms/sent-photos.server.ts'
import { refuseFilled, sayFaults } from '#app/services/house/plans/form-entries.server.ts'
import { createRecord } from '#app/services/house/plans/records.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { secretTexts } from '#app/texts/house/fields/people.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { RecordForm } from '#app/ui/house/fields/record-form.tsx'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { ScreenTitle } from '#app/ui/house/frame/screen-title.tsx'
import { SecretOnce } from '#app/ui/house/record/secret-once.tsx'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import type { Route } from './+types/new-record'

export const handle = takesFiles

/** A blank form of a desk; what its address says of a field stands in it already. */
export async function loader(asked: Route.LoaderArgs) {
  const { staff, desk, at } = await openDesk(asked)
  if (!desk.calls.create) throwNotFound()
  const starts = Object.entries(desk.starts ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  const entries = [...asked.url.searchParams, ...starts]
  const form = formOfNew(desk)
  return { at, ...(await readFormLinks(staff.api, form.desk, form.fields, { context: asked.context, entries })), entries }
}

/** Adds a thing to a desk; a secret that is shown this once stands in the answer itself: nothing keeps it on the way. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const form = formOfNew(desk)
  const sent = await readSentRecord(asked, staff.api, { links: form.desk.links, fields: form.fields })
  if (sent.refused || asksAgain(sent.entries)) return refusePhotos(sent)
  const entries = settleRows(desk.fields.create, withoutSearches(sent.entries))
  const body = leaveOutEmpty(desk.fields.create, readFields(desk.fields.create, entries))
  const made = await createRecord(staff.api, desk, { ...body, ...readBegun(form.begun, entries) })
  if (!made.ok) {
    const faults = sayTypedFaults(desk.fields.create, body, sayFaults(made.error.fields))
    return refuseFilled(entries, made.error, faultsOfBegun(faults))
  }
  if (typeof made.value.secret === 'string') return data({ secret: made.value.secret })
  return goAndTell(asked.request, hrefOfNew(desk, made.value.id), 'saved')
}

export default function NewRecord({ loaderData: { at, links, longLists, entries }, actionData }: Route.ComponentProps) {
  const goods = useGoods()
  const desk = deskAt(at)
  const list = href('/admin/:desk', { desk: desk.slug })
  if (actionData && 'secret' in actionData) {
    return <SecretOnce secret={actionData.secret} says={secretTexts[desk.resource] ?? ''} back={list} />
  }
  const { message, ...filled }: FilledForm = actionData ?? { entries, faults: {} }
  const title = deskText(desk.slug, goods)?.create ?? panelTexts.create
  const form = formOfNew(desk)
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <section className="sheet" aria-label={title}>
        <RecordForm
          ctx={{ desk: form.desk, links, longLists, ...filled }}
          fields={form.fields}
          action={`${list}/nouveau`}
          message={message}
          submit={panelTexts.add}
        >
          <a className="btn btn-line" href={list}>
            {panelTexts.cancel}
          </a>
        </RecordForm>
      </section>
    </>
  )
}
