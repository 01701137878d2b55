import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { isForData, placeBody } from '#app/http/page-body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { type CheckoutStep, comesBefore, pathOfStep, stepAfter } from '#app/models/checkout.ts'
import { type FormState, refuseForm } from '#app/services/account-form.server.ts'
import { keepCart, readCartAsked } from '#app/services/cart-asked.server.ts'
import { requireCarts } from '#app/services/cart-view.server.ts'
import { openCheckout } from '#app/services/checkout/checkout-asked.server.ts'
import { findMissing } from '#app/services/checkout/find-missing.server.ts'
import { placeOnce } from '#app/services/checkout/place-once.server.ts'
import { readStep, requireGoods, requireStep, takeStep, viewStep } from '#app/services/checkout/steps.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderCheckout } from '#app/ui/checkout/render-checkout.server.tsx'
import type { Route } from './+types/checkout'

type Asked = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const stateContext = createContext<FormState | null>(null)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** One page of the way from a cart to its order; whoever skips one is led to what is missing. */
export const loader = async ({ context, request, params, url }: Route.LoaderArgs) => {
  const step = readStep(params.step)
  if (!step) throwNotFound()
  const html = await renderStep({ request, context, url }, step, context.get(stateContext) ?? undefined)
  const { scene } = await readCartAsked(request, context)
  const head = await makeHead(scene, { path: pathOfStep(step), title: checkoutTexts.titles[step], description: '' })
  return { head, body: placeBody(request, context, html) }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const step = readStep(params.step)
  if (!step) throwNotFound()
  const asked = await readCartAsked(request, context)
  await requireCarts(asked.scene)
  const form = await readForm(request)
  const taken = await take({ request, context, url }, step, form)
  if (!taken.ok) {
    const { data: state, init } = refuseForm(form, taken.error)
    context.set(stateContext, state)
    return data({ body: isForData(request) ? await renderStep({ request, context, url }, step, state) : null }, init ?? {})
  }

  const { headers } = taken
  // The code of a cart goes with the order it was for.
  if (step === 'recapitulatif' && asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code: '' }))
  return redirect(taken.value, { status: 303, headers })
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return <PageBody html={actionData?.body ?? loaderData.body} />
}

/** What a page was sent with is taken, and where it leads. */
async function take({ request, context }: Asked, step: CheckoutStep, form: FormData) {
  if (step === 'recapitulatif') return { ...(await placeOnce({ request, context }, form)), headers: new Headers() }
  const checkout = await openCheckout(request, context)
  await requireGoods(checkout, request)
  requireStep(checkout, step)
  const taken = await takeStep(checkout, step, form)
  return taken.ok ? { ok: true as const, value: pathOfStep(stepAfter(step)), headers: checkout.headers } : taken
}

async function renderStep({ request, context, url }: Asked, step: CheckoutStep, state?: FormState): Promise<string> {
  const checkout = await openCheckout(request, context)
  // What was refused says itself what stands in its way.
  if (!state) await requireGoods(checkout, request)
  else if (comesBefore(findMissing(checkout), step))
    throw await goAndTell(request, pathOfStep(findMissing(checkout)), 'cart_changed')
  requireStep(checkout, step)
  return renderCheckout(await viewStep(checkout, { step, url, state }))
}
