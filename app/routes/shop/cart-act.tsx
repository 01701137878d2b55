import { createContext, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { type FormState, refuseForm } from '#app/services/account-form.server.ts'
import { actOnCart, isCartAct } from '#app/services/cart-acts.server.ts'
import { keepCart, readCartAsked } from '#app/services/cart-asked.server.ts'
import { getCartView, requireCarts } from '#app/services/cart-view.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { CartScreen } from '#app/ui/cart/cart-screen.tsx'
import type { Route } from './+types/cart-act'

const stateContext = createContext<FormState | null>(null)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Shows the cart again where an act was refused; whoever comes here otherwise is at the wrong door. */
export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const asked = await readCartAsked(request, context)
  await requireCarts(asked.scene)
  if (!isCartAct(params.act)) throwNotFound()
  const state = context.get(stateContext)
  if (!state) throw redirect('/panier', 303)
  const view = await getCartView(asked, state)
  return { head: await makeHead(asked.scene, { path: '/panier', title: cartTexts.title, description: '' }), view }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const asked = await readCartAsked(request, context)
  await requireCarts(asked.scene)
  if (!isCartAct(params.act)) throwNotFound()
  const form = await readForm(request)
  const acted = await actOnCart(asked, params.act, form)
  if (!acted.ok) {
    const refusal = refuseForm(form, acted.error)
    const state = refusal.data
    // This code is no secret, as those of logins are: whoever mistyped it corrects it.
    if (form.has('code')) state.values.code = String(form.get('code'))
    context.set(stateContext, state)
    return refusal
  }

  const { says, code } = acted.value
  const headers = new Headers()
  if (code !== undefined && asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code }))
  return says ? goAndTell(request, '/panier', says, headers) : redirect('/panier', { status: 303, headers })
}

export default function CartAct({ loaderData }: Route.ComponentProps) {
  return <CartScreen view={loaderData.view} />
}
