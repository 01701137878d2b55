import type { ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import { paymentMeans } from '#app/models/payment.ts'
import type { FlashCode } from '#app/texts/flashes.ts'
import { followTexts } from '#app/texts/order-follow.ts'
import { sayRefusal } from '#app/texts/refusals.ts'
import { readSlot } from './collection-slots.server.ts'
import { refuseFields, textOf } from './refuse-fields.server.ts'

type Known = { api: ShopApi; token: string }
type Act = (known: Known, form: FormData) => Promise<Outcome<FlashCode, Failure>>

/** What a buyer can do on the page of an order, by the last word of the address that a form posts to. */
const acts: Record<string, Act> = {
  payer: choosePayment,
  essai: practise,
  annuler: cancel,
  confirmer: prove,
  creneau: changeSlot,
}

/** Whether there is such an act. */
export function isOrderAct(name: string): boolean {
  return Object.hasOwn(acts, name)
}

/** Does what a form of the page asks, and answers what is to be said of it. */
export async function actOnOrder(known: Known, name: string, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  return act ? act(known, form) : { ok: false, error: sayRefusal({ code: 'not_found' }) }
}

/** The way to a page of payment elsewhere is a link: a browser does not let a form lead out of the site. */
async function choosePayment({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  const means = paymentMeans.find((one) => one === form.get('moyen'))
  const chosen = await api.payOrder({ body: { token, ...(means && { means }) } })
  return chosen.ok ? done(chosen.value.paymentUrl ? 'order_link_ready' : 'order_means') : chosen
}

async function practise({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  return saying('order_practised', await api.practisePayment({ body: { token, isPaid: form.get('issue') === 'payee' } }))
}

async function prove({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
  return saying('order_proven', await api.proveOrder({ body: { token, proof: textOf(form, 'preuve', 64) } }))
}

async function cancel({ api, token }: Known): Promise<Outcome<FlashCode, Failure>> {
  return saying('order_left', await api.cancelOrder({ body: { token } }))
}

async function changeSlot({ api, token }: Known, form: FormData): Promise<Outcome<FlashCode, Failure>> {
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
