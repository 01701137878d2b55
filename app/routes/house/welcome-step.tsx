import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { isWelcomeStep, stepAfter, type WelcomeStep } from '#app/models/house/panel/welcome.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { readProgress } from '#app/services/house/welcome/progress.server.ts'
import { readStep } from '#app/services/house/welcome/read-step.server.ts'
import { keepSent, lookAtStep, saveStep } from '#app/services/house/welcome/save-step.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { Step } from '#app/ui/house/welcome/step.tsx'
import type { Route } from './+types/welcome-step'

export const handle = takesFiles

/** One of the first steps of a new shop. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  return { screen: await readStep(asked, staff, stepOf(asked.params.step)) }
}

/** Writes what it says, or shows how it would look. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const step = stepOf(asked.params.step)
  const sent = await findUploads(asked.request)
  if (!sent.ok) {
    return data<FilledForm>({ entries: [], faults: {}, message: sent.error.message }, { status: statusOf[sent.error.code] })
  }
  const { form, uploads, close } = sent.value
  try {
    const entries = [...form].flatMap(([name, value]): Entry[] => (typeof value === 'string' ? [[name, value]] : []))
    if (form.get('acte') === 'voir') {
      const seen = await lookAtStep(step, api, { entries, uploads })
      return seen.ok ? data<FilledForm>({ entries: seen.value, faults: {} }) : refuseFilled(entries, seen.error)
    }
    const saved = await saveStep[step](api, { entries, uploads })
    if (!saved.ok) return refuseFilled(await keepSent(step, api, { entries, uploads }), saved.error)
    const stays = step === 'pret' || form.get('acte') === 'encore'
    const after = stays
      ? href('/admin/bienvenue/:step', { step })
      : stepAfter(step, await readProgress(api, asked.context.get(requestContext)))
    return goAndTell(asked.request, after, 'saved')
  } finally {
    await close()
  }
}

function stepOf(word: string): WelcomeStep {
  return isWelcomeStep(word) ? word : throwNotFound()
}

export default function WelcomeStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <Step screen={loaderData.screen} form={actionData ?? { entries: [], faults: {} }} />
}
