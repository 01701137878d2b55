import { data, href, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { keepCart, readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { flashCookie } from '#app/services/platform/session/cookies.server.ts'
import { isSecure } from '#app/services/platform/session/secure.server.ts'
import { restoreFrom } from '#app/services/selling/cart/cart-add.server.ts'
import { requireCarts } from '#app/services/selling/cart/cart-view.server.ts'
import type { Route } from './+types/restore-cart'

/** Nothing to see here. */
export const loader = () => redirect(href('/panier'), 303)

/** Puts a cart back whose cookie is gone, from what the browser kept of it in numbers. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const known = asked.memo && (await asked.api.countCart({ params: { id: asked.memo.cart } }))
  if (known?.ok) return data({ isBack: false })
  const put = await restoreFrom(asked, await readForm(request))
  if (!put.ok || !put.value) return data({ isBack: false })
  const headers = new Headers([['Set-Cookie', await keepCart(asked, put.value.cart)]])
  const says = put.value.isShort ? 'cart_restored_short' : 'cart_restored'
  headers.append('Set-Cookie', await flashCookie(isSecure(request)).serialize(says))
  return data({ isBack: true }, { headers })
}
