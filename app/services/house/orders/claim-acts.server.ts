import type { Contract } from '#api/contract/index.ts'
import type { Given } from '#api/contract/platform/call.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { claimDeskTexts as words } from '#app/texts/house/orders/claims.ts'
import type { ClaimDesk } from '#app/ui/house/record/claim-acts.tsx'

type Typed = Readonly<Record<string, string>>
type Remedies = NonNullable<Given<Contract['answerClaim']>['body']['remedies']>

/** What a claim is to be answered with, as its form says it, and what that is called before it is done. */
export function readClaimActs({ lines }: ClaimDesk, typed: Typed) {
  const counted = lines.map((line) => ({
    ...line,
    refund: typed[`remb-${line.line}`]?.trim() || '0',
    resend: typed[`renv-${line.line}`]?.trim() || '0',
  }))
  const isWrong = ({ refund, resend, quantity }: (typeof counted)[number]) =>
    !/^\d{1,5}$/.test(refund) || !/^\d{1,5}$/.test(resend) || Number(refund) + Number(resend) > quantity
  const wrong = counted.filter(isWrong)
  const faults = Object.fromEntries(wrong.map(({ line, quantity }) => [`remb-${line}`, words.countFault(quantity)]))
  const remedies: Remedies = counted.flatMap(({ line, refund, resend }) => [
    ...(Number(refund) > 0 ? [{ line, quantity: Number(refund), by: 'REFUND' as const }] : []),
    ...(Number(resend) > 0 ? [{ line, quantity: Number(resend), by: 'RESEND' as const }] : []),
  ])
  const answer = typed.answer?.trim() ?? ''
  return { remedies, answer, faults: { ...faults, ...(answer === '' && { answer: words.answerFault }) } }
}

/** What its acts are called: so much goes back, so many leave anew. */
export function nameClaimActs({ lines }: ClaimDesk, remedies: Remedies): string {
  const refunded = remedies.filter(({ by }) => by === 'REFUND')
  const amount = refunded.reduce((sum, { line, quantity }) => {
    const known = lines.find((one) => one.line === line)
    return known ? sum + shareOfLine(known, 0, quantity) : sum
  }, 0)
  const count = remedies.reduce((sum, { by, quantity }) => (by === 'RESEND' ? sum + quantity : sum), 0)
  return [...(amount > 0 ? [words.doRefund(sayCents(amount))] : []), ...(count > 0 ? [words.doResend(count)] : [])].join(', ')
}
