import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import {
  connectFields,
  keyNameOf,
  linkedFields,
  paymentFields,
  savePayment,
  stripeAddress,
  withoutSecrets,
} from '#app/services/house/settings/payment.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { Payment } from '#app/ui/house/settings/payment.tsx'
import type { Route } from './+types/payment'

/** The account that takes the shop's card payments. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const [known, events] = await Promise.all([api.getPaymentProvider(), api.listPaymentEvents()])
  const provider = orThrow(known)
  const entries = sayFields(paymentFields(), provider ?? { means: ['card'] })
  return { provider, events: orThrow(events), address: stripeAddress(asked), keyName: keyNameOf(asked), entries }
}

/** Sets it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const saved = await savePayment(staff, entries)
  return saved.ok
    ? goAndTell(asked.request, href('/admin/paiement'), 'saved')
    : refuseFilled(withoutSecrets(entries), saved.error)
}

export default function PaymentScreen({ loaderData: { entries, ...known }, actionData }: Route.ComponentProps) {
  const { message, ...filled }: FilledForm = actionData ?? { entries, faults: {} }
  const ctx = { desk: { resource: 'payment-provider' }, links: new Map(), ...filled }
  const fields = known.provider?.isLinked ? linkedFields() : paymentFields()
  return <Payment {...known} ctx={ctx} message={message} fields={fields} connectFields={connectFields()} />
}
