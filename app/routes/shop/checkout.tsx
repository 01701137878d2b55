import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { type CheckoutStep, comesBefore, pathOfStep, stepAfter } from '#app/models/checkout.ts'
import { type FormState, refuseForm } from '#app/services/account-form.server.ts'
import { keepCart, readCartAsked } from '#app/services/cart-asked.server.ts'
import { requireCarts } from '#app/services/cart-view.server.ts'
import { openCheckout } from '#app/services/checkout/checkout-asked.server.ts'
import { findMissing } from '#app/services/checkout/find-missing.server.ts'
import { placeOnce } from '#app/services/checkout/place-once.server.ts'
import {
  type CheckoutView,
  readStep,
  requireGoods,
  requireStep,
  takeStep,
  viewStep,
} from '#app/services/checkout/steps.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { CheckoutScreen } from '#app/ui/checkout/checkout-screen.tsx'
import type { Route } from './+types/checkout'

type Asked = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const stateContext = createContext<FormState | null>(null)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** One page of the way from a cart to its order; whoever skips one is led to what is missing. */
export const loader = async ({ context, request, params, url }: Route.LoaderArgs) => {
  const step = readStep(params.step)
  if (!step) throwNotFound()
  const view = await readView({ request, context, url }, step, context.get(stateContext) ?? undefined)
  const { scene } = await readCartAsked(request, context)
  const head = await makeHead(scene, { path: pathOfStep(step), title: checkoutTexts.titles[step], description: '' })
  return { head, view }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const step = readStep(params.step)
  if (!step) throwNotFound()
  const asked = await readCartAsked(request, context)
  await requireCarts(asked.scene)
  const form = await readForm(request)
  const taken = await take({ request, context }, step, form)
  if (!taken.ok) {
    const refusal = refuseForm(form, taken.error)
    context.set(stateContext, refusal.data)
    return refusal
  }

  const { headers } = taken
  // The code of a cart goes with the order it was for.
  if (step === 'recapitulatif' && asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code: '' }))
  return redirect(taken.value, { status: 303, headers })
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen view={loaderData.view} />
}

/** What a page was sent with is taken, and where it leads. */
async function take({ request, context }: Omit<Asked, 'url'>, step: CheckoutStep, form: FormData) {
  if (step === 'recapitulatif') return { ...(await placeOnce({ request, context }, form)), headers: new Headers() }
  const checkout = await openCheckout(request, context)
  await requireGoods(checkout, request)
  requireStep(checkout, step)
  const taken = await takeStep(checkout, step, form)
  return taken.ok ? { ok: true as const, value: pathOfStep(stepAfter(step)), headers: checkout.headers } : taken
}

async function readView({ request, context, url }: Asked, step: CheckoutStep, state?: FormState): Promise<CheckoutView> {
  const checkout = await openCheckout(request, context)
  // What was refused says itself what stands in its way.
  if (!state) await requireGoods(checkout, request)
  else if (comesBefore(findMissing(checkout), step))
    throw await goAndTell(request, pathOfStep(findMissing(checkout)), 'cart_changed')
  requireStep(checkout, step)
  return viewStep(checkout, { step, url, state })
}
