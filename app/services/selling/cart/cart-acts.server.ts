import { href, redirect } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { RouteRequest } from '#app/http/request-context.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { deliveryTypes } from '#app/models/selling/cart/cart-delivery.ts'
import { readQuantity } from '#app/models/selling/cart/cart-quantity.ts'
import { isPostalCodeOf } from '#app/models/site/places/postal-code.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import type { FlashCode, NumberedFlash } from '#app/texts/platform/flashes.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartAnswers } from '#app/texts/selling/checkout-answers.ts'
import { keepAside } from '../../catalog/shortlist.server.ts'
import { refuseForm } from '../../platform/account-form.server.ts'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { type CartRequest, keepCart, readCartRequest } from '../../platform/session/cart-request.server.ts'
import { goAndTell } from '../../platform/session/session.server.ts'
import { pathOfForm } from '../../site/consent.server.ts'
import { readAddition } from './cart-addition.server.ts'
import { readCartCode } from './cart-code.server.ts'
import { requireCarts } from './cart-view.server.ts'

type Cart = Answer<Contract['getCart']>
/** What an act leaves: what the next page says, the code of the cart, and the product that goes to those put aside. */
type CartFlash = { says?: FlashCode | NumberedFlash; code?: string; aside?: string }
type Act = (asked: Known, form: FormData) => Promise<Outcome<CartFlash, Failure>>
type Known = Pick<CartRequest, 'api'> & { id: string }

/** Does what a form of the cart asks and leads back to the cart; what is refused stands on the same page. */
export async function actOnCart({ request, context }: RouteRequest, act: Act) {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const form = await readForm(request)
  const acted = await actOnHeld(asked, act, form)
  if (!acted.ok) {
    const refusal = refuseForm(form, acted.error)
    // This code is no secret, as those of logins are: whoever mistyped it corrects it.
    if (form.has('code')) refusal.data.values.code = String(form.get('code'))
    return refusal
  }

  const { says, code, aside } = acted.value
  // What is done beside another page leads back to it.
  const place = form.has('retour') ? pathOfForm({ request, context }, form, href('/panier')) : href('/panier')
  const headers = aside === undefined ? new Headers() : await keepAside(request, aside)
  if (code !== undefined && asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code }))
  return says ? goAndTell(request, place, says, headers) : redirect(place, { status: 303, headers })
}

/** Without a cart there is nothing to do anything to. */
async function actOnHeld({ api, memo }: CartRequest, act: Act, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  if (!memo) return done({})
  const outcome = await act({ api, id: memo.cart }, form)
  // The cart has gone meanwhile: its page says so by being empty.
  return !outcome.ok && outcome.error.code === 'not_found' ? done({}) : outcome
}

/** What a code does stands among the totals; what is taken away leaves nothing there to see, and one that no shop gave is not kept. */
export async function applyCode({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const code = textOf(form, 'code')
  if (code === '') return done({ code, says: 'code_removed' })
  const cart = await api.getCart({ params: { id } })
  const { fault } = cart.ok ? await readCartCode(api, code, cart.value) : { fault: '' }
  return fault === sayFault({ code: 'code_unknown' }) ? refuseFields({ code: fault }) : done({ code })
}

/** Takes everything out; it can be put back. */
export async function clearCart({ api, id }: Known): Promise<Outcome<CartFlash, Failure>> {
  return told(await api.clearCart({ params: { id } }), { says: 'cart_cleared' })
}

/** Gives a line another quantity, or takes it out. */
export async function changeLine({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const line = Number(textOf(form, 'ligne'))
  const quantity = wantedQuantity(textOf(form, 'op'), textOf(form, 'quantite'))
  const field = `quantite-${line}`
  if (quantity === undefined) return refuseFields({ [field]: cartTexts.faults.quantity })
  const before = quantity === 0 ? undefined : await readQuantityOf({ api, id }, line)
  const changed = await api.changeCartLine({ params: { id }, body: { line, quantity } })
  if (changed.ok) {
    const kept = changed.value.lines.find((one) => one.id === line)
    const held = kept && before !== undefined && kept.quantity > before ? await holdLine({ api, id }, kept, before) : undefined
    if (held) return held
    return told(await quoteAnew(api, changed.value), form.has('retour') ? { says: sayRest(kept) } : {})
  }
  const { fields, message, code } = changed.error
  if (code === 'not_found') return changed
  return refuseFields({ [field]: fields?.line ? cartTexts.faults.line : (fields?.quantity?.[0] ?? message) })
}

/** Beside another page the line itself may not be in sight. */
function sayRest(line: Cart['lines'][number] | undefined): FlashCode | NumberedFlash {
  return line ? { code: 'cart_less', number: line.quantity } : 'cart_out'
}

/** Gives the lines that were added to what they held before. */
export async function takeBack({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const cart = await api.getCart({ params: { id } })
  if (!cart.ok) return cart
  const changes = readAddition(textOf(form, 'ajout', 1000), cart.value.lines)
  if (changes.length === 0) return done({ says: 'cart_moved' })
  let now = cart
  for (const { line, before } of changes) {
    const changed = await api.changeCartLine({ params: { id }, body: { line, quantity: before } })
    if (!changed.ok) return changed.error.code === 'not_found' ? changed : done({ says: 'cart_moved' })
    now = changed
  }
  return told(await quoteAnew(api, now.value), { says: 'cart_taken_back' })
}

/** Takes a line out of the cart and puts its product aside. */
export async function keepForLater({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const line = Number(textOf(form, 'ligne'))
  const cart = await api.getCart({ params: { id } })
  if (!cart.ok) return cart
  const kept = cart.value.lines.find((one) => one.id === line)
  if (!kept) return refuseFields({ [`quantite-${line}`]: cartTexts.faults.line })
  const changed = await api.changeCartLine({ params: { id }, body: { line, quantity: 0 } })
  if (!changed.ok) return changed
  return told(await quoteAnew(api, changed.value), { says: 'cart_later', aside: kept.product.id })
}

async function readQuantityOf({ api, id }: Known, line: number): Promise<number | undefined> {
  const cart = await api.getCart({ params: { id } })
  return cart.ok ? cart.value.lines.find((one) => one.id === line)?.quantity : undefined
}

/** A line that has grown beyond the shelf goes no further than it reaches; where that is not told, it stays as it was. */
async function holdLine({ api, id }: Known, line: Cart['lines'][number], before: number) {
  const news = line.news.find(({ kind }) => kind === 'STOCK')
  if (!news) return undefined
  const quantity = Math.max(before, news.most ?? 0)
  const held = await api.changeCartLine({ params: { id }, body: { line: line.id, quantity } })
  if (!held.ok) return held
  await quoteAnew(api, held.value)
  if (quantity === before) return refuseFields({ [`quantite-${line.id}`]: sayStill(news.most, before) })
  return told(held, { says: { code: 'cart_short', number: quantity } })
}

function sayStill(most: number | null, before: number): string {
  if (most === null) return cartTexts.news.beyond
  if (most === before) return cartAnswers.noMore(most)
  return most > 0 ? cartTexts.news.stock(most) : cartTexts.news.none
}

/** Puts back what was taken out. */
export async function undoRemoval({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const undone = await api.undoCartRemoval({ params: { id }, body: { removal: textOf(form, 'retrait', 64) || '-' } })
  if (undone.ok) return told(await quoteAnew(api, undone.value), { says: 'cart_put_back' })
  return undone.error.code === 'not_found' ? undone : refuseFields({ retrait: cartTexts.removed.gone })
}

function wantedQuantity(op: string, typed: string): number | 'MORE' | 'LESS' | undefined {
  if (op === 'remove') return 0
  if (op === 'more') return 'MORE'
  return op === 'less' ? 'LESS' : readQuantity(typed)
}

/** What was reckoned for other lines is reckoned anew for these; should that fail, the page says what is known. */
async function quoteAnew(api: Known['api'], cart: Cart): Promise<{ ok: true; value: Cart }> {
  const { id, city, country, lines, deliveryType } = cart
  if (!city || !country || lines.length === 0 || deliveryType !== 'delivery') return done(cart)
  const body = { postalCode: city.postalCode, city: city.name, country: country.alphaTwo }
  const quoted = await api.calculateCartShipping({ params: { id }, body })
  return quoted.ok ? quoted : done(cart)
}

/** Notes that the buyer has seen what changed without them. */
export async function acknowledge({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const lines = form.getAll('vu').flatMap((value) => {
    const [line = '', price = ''] = String(value).split(':')
    return /^\d{1,5}$/.test(line) && /^\d{0,9}$/.test(price)
      ? [{ line: Number(line), price: price === '' ? null : Number(price) }]
      : []
  })
  const seen = await api.acknowledgeCart({ params: { id }, body: { lines: lines.slice(0, 200) } })
  return seen.ok ? told(await quoteAnew(api, seen.value), { says: 'cart_seen' }) : seen
}

/** Chooses whether the goods are sent or fetched. */
export async function chooseMode({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const deliveryType = deliveryTypes.find((type) => type === form.get('mode'))
  if (!deliveryType) return done({})
  return told(await api.chooseCartDelivery({ params: { id }, body: { deliveryType } }))
}

/** Reckons what sending the cart costs. */
export async function estimate({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const postalCode = textOf(form, 'cp')
  const country = textOf(form, 'pays')
  if (postalCode.length < 2 || postalCode.length > 12) return refuseFields({ cp: cartTexts.estimate.needed })
  if (!isPostalCodeOf(country, postalCode)) return refuseFields({ cp: cartTexts.estimate.wrong })
  const quoted = await api.calculateCartShipping({ params: { id }, body: { postalCode, country } })
  if (quoted.ok || quoted.error.code === 'not_found') return told(quoted)
  const { fields, message, code } = quoted.error
  if (code === 'conflict') return refuseFields({ cp: cartTexts.estimate.busy }, quoted.error)
  const [field, said] = Object.entries(fields ?? {})[0] ?? ['cp', [message]]
  return refuseFields({ [field === 'country' ? 'pays' : 'cp']: said.join(' ') }, quoted.error)
}

/** Chooses who carries the cart. */
export async function chooseCarrier({ api, id }: Known, form: FormData): Promise<Outcome<CartFlash, Failure>> {
  const carrier = Number(textOf(form, 'transporteur'))
  if (!Number.isInteger(carrier) || carrier < 0 || carrier > 50) return done({})
  const chosen = await api.chooseCartDelivery({ params: { id }, body: { carrier } })
  // The offers have changed since they were shown: the page shows those there are.
  return chosen.ok || chosen.error.code === 'invalid' ? done({}) : chosen
}

function told(outcome: Outcome<unknown, Failure>, what: CartFlash = {}): Outcome<CartFlash, Failure> {
  return outcome.ok ? done(what) : outcome
}
