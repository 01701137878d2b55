import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { paymentFields, savePayment, stripeAddress, withoutSecrets } from '#app/services/panel/payment.server.ts'
import { readEntries, sayFaults } from '#app/services/panel/posted.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { paymentDeskTexts } from '#app/texts/panel/payment.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { Payment } from '#app/ui/panel/payment.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { FormScene } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/payment'

/** The account that takes the shop's card payments. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked))
}

/** Sets it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const saved = await savePayment(staff, entries)
  if (saved.ok) return goAndTell(asked.request, '/admin/paiement', 'saved')
  const { code, message, fields } = saved.error
  return show(asked, staff, { entries: withoutSecrets(entries), faults: sayFaults(fields), message }, statusOf[code])
}

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show(asked: PanelAsk, staff: Member, typed?: Shown, status = 200) {
  const [frame, known, events] = await Promise.all([
    readPanelFrame(asked, staff),
    staff.api.getPaymentProvider(),
    staff.api.listPaymentEvents(),
  ])
  const provider = orThrow(known)
  const { message, ...shown } = typed ?? { entries: sayFields(paymentFields(), provider ?? { means: ['card'] }), faults: {} }
  return answerPanel(
    <PanelDocument frame={frame} title={paymentDeskTexts.title}>
      <Payment
        {...{ provider, message, events: orThrow(events) }}
        address={stripeAddress(asked)}
        scene={{ desk: { resource: 'payment-provider' }, links: new Map(), ...shown }}
        fields={paymentFields()}
      />
    </PanelDocument>,
    status,
  )
}
