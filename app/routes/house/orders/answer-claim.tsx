import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { nameClaimActs, readClaimActs } from '#app/services/house/orders/claim-acts.server.ts'
import { readEntries, sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { claimDeskTexts as words } from '#app/texts/house/orders/claims.ts'
import { AskOnce } from '#app/ui/house/frame/ask-once.tsx'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import RecordPage from '../desks/record.tsx'
import type { Route } from './+types/answer-claim'

type Asks = { title: string; submit: string; kept: [string, string][] }
type Posted = RecordRefusal & { asks?: Asks }

export const loader = readRecordOf('reclamations')

/** Answers a claim; what is paid back or sent anew by it is asked about once. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const { id } = asked.params
  const typed = Object.fromEntries(await readEntries(asked.request))
  const claim = orThrow(await api.getClaim({ params: { id } }))
  const { remedies, answer, faults } = readClaimActs(claim, typed)
  const message = Object.values(faults)[0]
  if (message !== undefined) return data<Posted>({ message, faults, typed }, { status: statusOf.invalid })
  if (remedies.length > 0 && typed.confirme !== 'oui') {
    const acts = nameClaimActs(claim, remedies)
    const kept = Object.entries(typed).filter(([name]) => name === 'answer' || /^re(mb|nv)-\d+$/.test(name))
    return data<Posted>({ asks: { title: words.ask(acts), submit: acts, kept: [...kept, ['confirme', 'oui']] } })
  }
  const answered = await api.answerClaim({ params: { id }, body: { answer, ...(remedies.length > 0 && { remedies }) } })
  if (answered.ok) return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'reclamations', id }), 'saved')
  const refused = sayRefused(answered.error)
  return data<Posted>({ message: refused.message, typed }, { status: refused.status })
}

export default function AnswerClaim({ loaderData, actionData, params }: Route.ComponentProps) {
  const asks = actionData?.asks
  // A route's component is handed what the route that shows it has read, so the thing's own stands at the top of it.
  if (!asks) return <RecordPage loaderData={loaderData} actionData={actionData} />
  const place = href('/admin/reclamations/:id', { id: params.id })
  return (
    <AskOnce title={asks.title} action={place} kept={asks.kept} submit={asks.submit} back={place}>
      <p>{words.askSays}</p>
    </AskOnce>
  )
}
