import { href, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { textOf } from '#app/services/platform/refuse-fields.server.ts'
import { keepCart, readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { requireCarts } from '#app/services/selling/cart/cart-view.server.ts'
import type { Route } from './+types/checkout-code'

const checkout = href('/commande')

/** Nothing to see here. */
export const loader = () => redirect(checkout, 303)

/** Takes a discount code beside the button of the order; what it does, or why it does nothing, is said there. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const code = textOf(await readForm(request), 'code', 60)
  const headers = new Headers()
  if (asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code }))
  return code === '' ? goAndTell(request, checkout, 'code_removed', headers) : redirect(checkout, { status: 303, headers })
}
