import { href, redirect } from 'react-router'
import { openCheckout } from '#app/services/selling/checkout/checkout-request.server.ts'
import { findMissing } from '#app/services/selling/checkout/find-missing.server.ts'
import type { Route } from './+types/resume-checkout'

/** Goes on with a checkout where it was left. */
export const loader = async ({ context, request }: Route.LoaderArgs) =>
  redirect(href(`/commande/${findMissing(await openCheckout(request, context))}`), 303)
