import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { paymentFields, savePayment, stripeAddress, withoutSecrets } from '#app/services/panel/payment.server.ts'
import { readEntries, refuseFilled } from '#app/services/panel/posted.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { Payment } from '#app/ui/panel/payment.tsx'
import type { FilledForm } from '#app/ui/panel/posted.ts'
import type { Route } from './+types/payment'

/** The account that takes the shop's card payments. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const [known, events] = await Promise.all([api.getPaymentProvider(), api.listPaymentEvents()])
  const provider = orThrow(known)
  const entries = sayFields(paymentFields(), provider ?? { means: ['card'] })
  return { provider, events: orThrow(events), address: stripeAddress(asked), entries }
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
  const scene = { desk: { resource: 'payment-provider' }, links: new Map(), ...filled }
  return <Payment {...known} {...{ scene, message }} fields={paymentFields()} />
}
