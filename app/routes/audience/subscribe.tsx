import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { requireNewsletter } from '#app/services/audience/newsletter.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { readTrappedEmail, stampForm } from '#app/services/platform/form-trap.server.ts'
import { findWait, readWait, spellWait } from '#app/services/platform/mail-wait.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { letterPages } from '#app/texts/audience/newsletter.ts'
import { SentScreen, SubscribeScreen } from '#app/ui/audience/newsletter/letter-screens.tsx'
import type { Route } from './+types/subscribe'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = (args) => ({ ...personalPage(args), 'X-Robots-Tag': 'all' })

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const name = await requireNewsletter(ctx)
  const { pageTitle, description } = letterPages.subscribe
  const meta = await makeHead(ctx, { path: href('/newsletter'), title: pageTitle(name), description: description(name) })
  return { meta, isSent: url.searchParams.has('envoye'), wait: findWait(url), shown: stampForm() }
}

/** Receives the form of this page, of the footer and of blocks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = context.get(requestContext)
  await requireNewsletter(context.get(requestContext))
  const form = await readForm(request)
  const given = readTrappedEmail(form)
  if (!given.ok) return refuseForm(form, given.error)

  const sent = await api.subscribeToNewsletter({ body: given.value })
  if (!sent.ok) return refuseForm(form, sent.error)

  const wait = spellWait(readWait(sent.value))
  return redirect(`${href('/newsletter')}?envoye=oui${wait && `&${wait}`}`, 303)
}

export default function Subscribe({ loaderData: { isSent, wait, shown }, actionData }: Route.ComponentProps) {
  return isSent ? <SentScreen wait={wait} /> : <SubscribeScreen state={actionData} shown={shown} />
}
