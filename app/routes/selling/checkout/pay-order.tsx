import { href, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getPayView } from '#app/services/selling/orders/pay-view.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { payTexts } from '#app/texts/selling/pay.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { PayScreen } from '#app/ui/selling/checkout/pay-screen.tsx'
import type { Route } from './+types/pay-order'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Leads to the page of payment, which is not of this site: no form may lead there, a link and a refresh may. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getPayView(ctx, params.token)
  if (view === undefined) throwNotFound()
  if (view === 'nothing to pay here') throw redirect(href('/suivi/:token', params), 303)
  const head = await makeHead(ctx, { path: '/commande/payer', title: payTexts.title, description: '' })
  const refresh = { httpEquiv: 'refresh', content: `0;url=${view.url}` }
  return { head: [...head, refresh], view }
}

export default function PayOrder({ loaderData }: Route.ComponentProps) {
  return <PayScreen {...loaderData.view} />
}
