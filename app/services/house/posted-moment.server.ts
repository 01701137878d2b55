import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { fromParisTime } from '#app/models/platform/time/paris-time.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RefusedMoment } from '#app/ui/house/frame/posted-moment.ts'
import { refuseFields } from '../platform/refuse-fields.server.ts'
import { sayFaults } from './plans/form-entries.server.ts'

type Posted = (name: string) => string

/** The field of a form that says when something is to happen. */
const field = 'quand'
/** What the API calls it. */
const named = ['publishAt', 'sendAt']

/** Plans something for the moment that a form says; what is none, or is past, is told beside its field. */
export async function planFor<T>(
  posted: Posted,
  plan: (moment: string) => Promise<Outcome<T, Failure>>,
): Promise<Outcome<T, Failure>> {
  const moment = fromParisTime(posted(field))
  const planned = moment === undefined ? undefined : await plan(moment)
  const isAstray = planned === undefined || (!planned.ok && named.some((name) => planned.error.fields?.[name]))
  return isAstray ? refuseFields({ [field]: panelTexts.moment.fault }) : planned
}

/** The moment that a refusal is about, if it is about one. */
export function findRefusedMoment({ fields }: Failure, posted: Posted): RefusedMoment | undefined {
  const fault = sayFaults(fields)[field]
  return fault ? { typed: posted(field), fault } : undefined
}
