import { throwNotFound } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { asksMoreRows, settleRows } from '#app/models/panel/rows.ts'
import { type DeskScene, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readLinks } from '#app/services/panel/links.server.ts'
import { leaveOutEmpty, placeOfNew } from '#app/services/panel/new-thing.server.ts'
import { sayFaults } from '#app/services/panel/posted.server.ts'
import { readSentThing } from '#app/services/panel/sent-photos.server.ts'
import { createThing } from '#app/services/panel/things.server.ts'
import { sayTypedFaults } from '#app/services/panel/typed-faults.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { secretTexts } from '#app/texts/panel/people.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ShownOnce } from '#app/ui/panel/shown-once.tsx'
import { type FormScene, ThingForm } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/new-thing'

/** A blank form of a desk; what its address says of a field stands in it already. */
export async function loader(asked: Route.LoaderArgs) {
  const scene = await openDesk(asked)
  return show(scene, { entries: [...asked.url.searchParams, ...Object.entries(scene.desk.starts ?? {})], faults: {} })
}

/** Adds a thing to a desk. */
export async function action(asked: Route.ActionArgs) {
  const scene = await openDesk(asked)
  const { desk, staff } = scene
  const sent = await readSentThing(asked.request, staff.api, { links: desk.links, fields: desk.fields.create })
  if (sent.refused || asksMoreRows(sent.entries)) {
    const { status, ...told } = sent.refused ?? { faults: {} }
    return show(scene, { entries: sent.entries, ...told }, status)
  }
  const entries = settleRows(desk.fields.create, sent.entries)
  const body = leaveOutEmpty(desk.fields.create, readFields(desk.fields.create, entries))
  const made = await createThing(staff.api, desk, body)
  if (made.ok) {
    if (typeof made.value.secret === 'string') return showSecret(scene, made.value.secret)
    return goAndTell(asked.request, placeOfNew(desk, made.value.id), 'saved')
  }
  const { code, message, fields } = made.error
  return show(scene, { entries, faults: sayTypedFaults(desk.fields.create, body, sayFaults(fields)), message }, statusOf[code])
}

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show({ staff, desk, readFrame }: DeskScene, { message, ...shown }: Shown, status = 200) {
  if (!desk.calls.create) throwNotFound()
  const fields = desk.fields.create
  const [links, frame] = await Promise.all([readLinks(staff.api, desk, fields), readFrame()])
  const title = deskTexts[desk.slug]?.create ?? panelTexts.create
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <h1>{title}</h1>
      <section className="sheet" aria-label={title}>
        <ThingForm
          scene={{ desk, links, ...shown }}
          fields={fields}
          action={`/admin/${desk.slug}/nouveau`}
          message={message}
          submit={panelTexts.add}
        >
          <a className="btn btn-line" href={`/admin/${desk.slug}`}>
            {panelTexts.cancel}
          </a>
        </ThingForm>
      </section>
    </PanelDocument>,
    status,
  )
}

/** What is shown this once stands in the answer itself: nothing keeps it on the way. */
async function showSecret({ desk, readFrame }: DeskScene, secret: string) {
  const title = deskTexts[desk.slug]?.create ?? panelTexts.create
  return answerPanel(
    <PanelDocument frame={await readFrame()} title={title}>
      <ShownOnce secret={secret} says={secretTexts[desk.resource] ?? ''} back={`/admin/${desk.slug}`} />
    </PanelDocument>,
  )
}
