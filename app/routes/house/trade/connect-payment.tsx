import { href } from 'react-router'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { connectFields, connectPayment, keyNameOf, withoutSecrets } from '#app/services/house/settings/payment.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { ConnectPayment } from '#app/ui/house/settings/connect-payment.tsx'
import type { Route } from './+types/connect-payment'

/** The one key by which an account at Stripe is linked. */
export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked)
  return { keyName: keyNameOf(asked) }
}

/** Links it: all else is set up at Stripe by the program. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const linked = await connectPayment(staff, entries)
  return linked.ok
    ? goAndTell(asked.request, href('/admin/paiement'), 'saved')
    : refuseFilled(withoutSecrets(entries), linked.error)
}

export default function ConnectScreen({ loaderData: { keyName }, actionData }: Route.ComponentProps) {
  return <ConnectPayment keyName={keyName} fields={connectFields()} filled={actionData} />
}
