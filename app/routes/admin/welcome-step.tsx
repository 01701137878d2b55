import { throwNotFound } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import { isWelcomeStep, stepAfter, type WelcomeStep } from '#app/models/panel/welcome.ts'
import { sayFaults } from '#app/services/panel/posted.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { readStep } from '#app/services/panel/welcome/read-step.server.ts'
import { saveStep } from '#app/services/panel/welcome/save-step.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { welcomeTexts } from '#app/texts/panel/welcome.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { Step } from '#app/ui/panel/welcome/step.tsx'
import type { StepForm } from '#app/ui/panel/welcome/step-form.ts'
import type { Route } from './+types/welcome-step'

/** One of the first steps of a new shop. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  return show(asked, { staff, step: stepOf(asked.params.step) }, { entries: [], faults: {} })
}

/** Writes what it says, or shows how it would look. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const step = stepOf(asked.params.step)
  const sent = await findUploads(asked.request)
  if (!sent.ok)
    return show(asked, { staff, step }, { entries: [], faults: {}, message: sent.error.message }, statusOf[sent.error.code])
  const { form, uploads, close } = sent.value
  try {
    const entries = [...form].flatMap(([name, value]): Entry[] => (typeof value === 'string' ? [[name, value]] : []))
    if (form.get('acte') === 'voir') return show(asked, { staff, step }, { entries, faults: {} })
    const saved = await saveStep[step](staff.api, { entries, uploads })
    if (saved.ok) return goAndTell(asked.request, step === 'pret' ? '/admin/bienvenue/pret' : stepAfter(step), 'saved')
    const { code, message, fields } = saved.error
    return show(asked, { staff, step }, { entries, faults: sayFaults(fields), message }, statusOf[code])
  } finally {
    await close()
  }
}

function stepOf(word: string): WelcomeStep {
  return isWelcomeStep(word) ? word : throwNotFound()
}

async function show(asked: PanelAsk, { staff, step }: { staff: Member; step: WelcomeStep }, form: StepForm, status = 200) {
  const screen = await readStep(asked, staff, step)
  return answerPanel(
    <PanelDocument frame={screen.frame} title={welcomeTexts.steps[step][0]}>
      <Step screen={screen} form={form} />
    </PanelDocument>,
    status,
  )
}
