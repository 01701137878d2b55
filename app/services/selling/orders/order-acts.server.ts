import { href, type RouterContextProvider } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { paymentMeans } from '#app/models/selling/payment.ts'
import type { FlashCode } from '#app/texts/platform/flashes.ts'
import { followTexts } from '#app/texts/selling/order-follow.ts'
import { refuseForm } from '../../platform/account-form.server.ts'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { goAndTell } from '../../platform/session/session.server.ts'
import { readSlot } from '../cart/collection-slots.server.ts'

type Known = { api: ShopApi; token: string }
type Act = (known: Known, form: FormData) => Promise<Outcome<FlashCode, Failure>>
type OrderRequest = { request: Request; context: Readonly<RouterContextProvider>; params: { token: string } }

/** Does what a form of an order's page asks and leads back there; what is refused stands on the same page. */
export async function actOnOrder({ request, context, params: { token } }: OrderRequest, act: Act) {
  const { api } = context.get(requestContext)
  const form = await readForm(request)
  const acted = await act({ api, token }, form)
  if (acted.ok) return goAndTell(request, href('/suivi/:token', { token }), acted.value)
  if (acted.error.code === 'not_found' || acted.error.fields?.token) throwNotFound()
  return refuseForm(form, acted.error)
}

/** The way to a page of payment elsewhere is a link: a browser does not let a form lead out of the site. */
export async function choosePayment({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  const means = paymentMeans.find((one) => one === form.get('moyen'))
  const chosen = await api.payOrder({ body: { token, ...(means && { means }) } })
  return chosen.ok ? done(chosen.value.paymentUrl ? 'order_link_ready' : 'order_means') : chosen
}

/** Pays, or fails to, on the page of payment of a demo. */
export async function practise({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  return saying('order_practised', await api.practisePayment({ body: { token, isPaid: form.get('issue') === 'payee' } }))
}

/** Shows by what a mail brought that the mailbox is the buyer’s own. */
export async function prove({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  return saying('order_proven', await api.proveOrder({ body: { token, proof: textOf(form, 'preuve', 64) } }))
}

/** Says that a withdrawal which came by the number of the order is the buyer's own. */
export async function confirmWithdrawal({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  const body = { token, id: textOf(form, 'retractation', 64), isOwn: true }
  return saying('withdrawal_confirmed', await api.confirmWithdrawal({ body }))
}

/** Says that the buyer has declared nothing. */
export async function disownWithdrawal({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  const body = { token, id: textOf(form, 'retractation', 64), isOwn: false }
  return saying('withdrawal_disowned', await api.confirmWithdrawal({ body }))
}

/** Gives up an order that nobody prepares yet. */
export async function cancel({ api, token }: Known): Promise<Outcome<FlashCode, Failure>> {
  return saying('order_left', await api.cancelOrder({ body: { token } }))
}

/** Fetches the goods at another hour. */
export async function changeSlot({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  const slot = readSlot(textOf(form, 'creneau'))
  if (!slot) return refuseFields({ creneau: followTexts.slotNeeded })
  const changed = await api.changeOrderSlot({ body: { token, ...slot } })
  if (changed.ok) return done('order_slot')
  const { fields } = changed.error
  const told = fields?.idSchedule ?? fields?.dateSchedule
  return told ? refuseFields({ creneau: told.join(' ') }) : changed
}

function saying(code: FlashCode, outcome: Outcome<unknown, Failure>): Outcome<FlashCode, Failure> {
  return outcome.ok ? done(code) : outcome
}
