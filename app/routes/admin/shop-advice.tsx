import { statusOf } from '#app/models/outcome.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { readEntries, sayFaults } from '#app/services/panel/posted.server.ts'
import { adviceFields, readAdviceEntries, saveAdvice } from '#app/services/panel/shop-advice.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { settingTexts } from '#app/texts/panel/settings.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ScreenHead } from '#app/ui/panel/screen-head.tsx'
import { type FormScene, ThingForm } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/shop-advice'

const path = '/admin/site/conseil'

/** The word at the end of the shop's shelves. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  return show(asked, staff, { entries: await readAdviceEntries(staff.api), faults: {} })
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const changed = await saveAdvice(staff.api, entries)
  if (changed.ok) return goAndTell(asked.request, path, 'saved')
  const { code, message, fields } = changed.error
  return show(asked, staff, { entries, faults: sayFaults(fields), message }, statusOf[code])
}

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show(asked: PanelAsk, staff: Member, { message, ...shown }: Shown, status = 200) {
  const scene = { desk: { resource: 'shop-advice' }, links: new Map(), ...shown }
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={settingTexts.advice}>
      <ScreenHead
        back={{ href: '/admin/site', label: settingTexts.site }}
        title={settingTexts.advice}
        says={settingTexts.adviceSays}
      />
      <section className="sheet" aria-label={settingTexts.advice}>
        <ThingForm scene={scene} fields={adviceFields} action={path} message={message} submit={panelTexts.save} />
      </section>
    </PanelDocument>,
    status,
  )
}
