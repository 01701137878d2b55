import type { RouterContextProvider } from 'react-router'
import { sceneContext } from '#app/http/visit-context.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import { openCheckout } from './checkout-asked.server.ts'
import { findPlaced, placeCheckout } from './place-order.server.ts'
import { requireStep } from './steps.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Places the order of the last page, and says where it leads: the same page sent twice leads to the same order. */
export async function placeOnce({ request, context }: Asked, form: FormData): Promise<Outcome<string, Failure>> {
  const { api } = context.get(sceneContext)
  const before = await findPlaced(api, form)
  if (before) return done(before)
  try {
    const checkout = await openCheckout(request, context)
    requireStep(checkout, 'recapitulatif')
    const placed = await placeCheckout(checkout, form)
    const twin = placed.ok ? undefined : await findPlaced(api, form)
    return twin ? done(twin) : placed
  } catch (thrown) {
    // The cart may be empty because the very same page, sent twice at once, has been placed by now.
    const twin = thrown instanceof Response ? await findPlaced(api, form) : undefined
    if (!twin) throw thrown
    return done(twin)
  }
}
