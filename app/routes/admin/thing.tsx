import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { type DeskScene, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readLinks } from '#app/services/panel/links.server.ts'
import { readEntries, sayFaults } from '#app/services/panel/posted.server.ts'
import { changeThing, getThing, nameOf, type Thing, valuesOf } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { journalTexts } from '#app/texts/panel/journal.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { EndSessions } from '#app/ui/panel/end-sessions.tsx'
import { MediaPreview } from '#app/ui/panel/media-preview.tsx'
import { MemberSheet } from '#app/ui/panel/member-sheet.tsx'
import { PaperLink } from '#app/ui/panel/paper-link.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ResendMail } from '#app/ui/panel/resend-mail.tsx'
import { ResendWebhook } from '#app/ui/panel/resend-webhook.tsx'
import { ThingFiles } from '#app/ui/panel/thing-files.tsx'
import { type FormScene, ThingForm } from '#app/ui/panel/thing-form.tsx'
import { ThingSheet } from '#app/ui/panel/thing-sheet.tsx'
import type { Route } from './+types/thing'

/** A thing of a desk, to be read and changed. */
export async function loader(asked: Route.LoaderArgs) {
  const scene = await openDesk(asked)
  const thing = orThrow(await getThing(scene.staff.api, scene.desk, asked.params.id))
  return show(scene, thing, { entries: sayFields(scene.desk.fields.change, valuesOf(thing)), faults: {} })
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const scene = await openDesk(asked)
  const { desk, staff } = scene
  const entries = await readEntries(asked.request)
  const changed = await changeThing(staff.api, desk, asked.params.id, readFields(desk.fields.change, entries))
  if (changed.ok) return goAndTell(asked.request, `/admin/${desk.slug}/${asked.params.id}`, 'saved')
  const thing = orThrow(await getThing(staff.api, desk, asked.params.id))
  const { code, message, fields } = changed.error
  return show(scene, thing, { entries, faults: sayFaults(fields), message }, statusOf[code])
}

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show({ staff, desk, readFrame }: DeskScene, thing: Thing, { message, ...shown }: Shown, status = 200) {
  const fields = desk.fields.change
  const [links, frame] = await Promise.all([readLinks(staff.api, desk, [...fields, ...desk.shown]), readFrame()])
  const name = nameOf(thing)
  return answerPanel(
    <PanelDocument frame={frame} title={name}>
      <div>
        <p>
          <a className="more" href={`/admin/${desk.slug}`}>
            {deskTexts[desk.slug]?.many}
          </a>
        </p>
        <h1>{name}</h1>
      </div>
      <section className="sheet" aria-label={name}>
        {desk.resource === 'image' && <MediaPreview thing={thing} />}
        {thing.state === 'FAILED' && desk.resource === 'mail' && <ResendMail id={thing.id} />}
        {desk.resource === 'webhook-delivery' && <ResendWebhook id={thing.id} />}
        {desk.resource === 'paper' && <PaperLink id={thing.id} />}
        {desk.reads && <ThingSheet {...{ desk, thing, links }} />}
        {desk.resource === 'claim' && <ThingFiles files={thing.files} path={`/admin/${desk.slug}/${thing.id}/photos`} />}
        {desk.resource === 'member' && <MemberSheet thing={thing} />}
        {fields.length > 0 && (
          <ThingForm
            scene={{ desk, links, ...shown }}
            fields={fields}
            action={`/admin/${desk.slug}/${thing.id}`}
            message={message}
            submit={panelTexts.save}
          />
        )}
        {['member', 'user'].includes(desk.resource) && desk.calls.change && <EndSessions id={thing.id} open={thing.sessions} />}
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
