import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { ResetAsk } from '#app/services/platform/account-schemas.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { mailboxTexts } from '#app/texts/selling/order-follow.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { AskOrdersScreen } from '#app/ui/selling/after/mailbox-orders-screen.tsx'
import type { Route } from './+types/ask-orders'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Whoever has no account asks for all their orders here. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const head = await makeHead(ctx, { path: href('/suivi/toutes'), title: mailboxTexts.title, description: '' })
  return { head, isSent: url.searchParams.has('envoye') }
}

/** Answers alike whether the mailbox has ordered anything or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, ResetAsk)
  const sent = given.ok ? await context.get(requestContext).api.sendOrdersLink({ body: given.value }) : given
  if (sent.ok) return redirect(`${href('/suivi/toutes')}?envoye=oui`, 303)
  return refuseForm(form, sent.error)
}

export default function AskOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <AskOrdersScreen isSent={loaderData.isSent} state={actionData} />
}
