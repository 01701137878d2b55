import type { ShopApi } from '#api/contract/index.ts'
import type { SentForm } from '#app/http/read-uploads.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { claimKinds, lastDayForReserves } from '#app/models/selling/after/claim.ts'
import { claimTexts } from '#app/texts/selling/claim.ts'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import type { ClaimView } from '#app/ui/selling/orders/claim-screen.tsx'
import { keepTyped } from '../../platform/account-form.server.ts'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { renameFaults } from '../../platform/rename-faults.server.ts'
import { mayClaim } from './order-promise.server.ts'
import type { Order } from './order-screen.server.ts'

/** The form of a claim, as it is shown. */
export function viewClaim(order: Order, kind = ''): ClaimView {
  const { token, reference, steps } = order
  const received = steps.find(({ machine, to }) => machine === 'fulfilment' && to === 'completed')?.at
  return {
    token,
    reference,
    isEarly: !mayClaim(order),
    kind: claimKinds.find((one) => one === kind) ?? '',
    until: received && sayDay(lastDayForReserves(parisDay(new Date(received)))),
    // Drawn with the form: sent twice, it is told once.
    key: crypto.randomUUID(),
  }
}

/** Tells what the form says, with its photos. */
export async function declareClaim(api: ShopApi, token: string, { form, uploads }: SentForm): Promise<Outcome<null, Failure>> {
  const kind = claimKinds.find((one) => one === form.get('souci'))
  const message = textOf(form, 'recit', 5000)
  const faults = {
    ...(!kind && { souci: claimTexts.kindNeeded }),
    ...(message === '' && { recit: claimTexts.messageNeeded }),
  }
  if (!kind || message === '') return refuseFields(faults)
  const told = await api.makeClaim({ body: { token, key: textOf(form, 'cle'), kind, message }, files: uploads })
  if (told.ok) return done(null)
  return { ok: false, error: renameFaults(told.error, { kind: 'souci', message: 'recit', images: 'photos' }) }
}

/** A refusal as the form shows it; a browser never gives files back. */
export function stateOfClaim({ form, uploads }: SentForm, { message, fields = {} }: Failure): FormState {
  const again = uploads.length > 0 ? ` ${claimTexts.filesAgain}` : ''
  const faults = Object.entries(fields).map(([name, told]) => [name, told.join(' ')])
  return { message: message + again, faults: Object.fromEntries(faults), values: keepTyped(form) }
}
