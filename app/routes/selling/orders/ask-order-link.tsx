import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { OrderNamed } from '#app/services/selling/orders/order-schemas.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { linkTexts } from '#app/texts/selling/order-follow.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { LinkAskScreen } from '#app/ui/selling/orders/link-ask-screen.tsx'
import type { Route } from './+types/ask-order-link'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Whoever has lost the link of an order asks for it here. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const head = await makeHead(ctx, { path: href('/suivi'), title: linkTexts.title, description: '' })
  return { head, isSent: url.searchParams.has('envoye') }
}

/** Answers alike whether there is such an order or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, OrderNamed)
  const sent = given.ok ? await context.get(requestContext).api.sendOrderLink({ body: given.value }) : given
  if (sent.ok) return redirect(`${href('/suivi')}?envoye=oui`, 303)
  return refuseForm(form, sent.error)
}

export default function AskOrderLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkAskScreen isSent={loaderData.isSent} state={actionData} />
}
