import { redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { nameFaults, openContactForm, readMessage } from '#app/services/content/contact/contact.server.ts'
import { getContactPage, recipientAt } from '#app/services/content/contact/contact-page.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { findMember } from '#app/services/platform/session/session.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { contactPage } from '#app/texts/audience/contact.ts'
import { ContactScreen } from '#app/ui/content/contact/contact-screen.tsx'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/contact'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = (args) => ({ ...personalPage(args), 'X-Robots-Tag': 'all' })

/** Two addresses, one form: to the house, and to who writes its site. */
export const loader = async ({ request, context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const desk = recipientAt(url.pathname)
  const { side, structuredData, ...place } = await getContactPage(desk, request, ctx)
  keepStructuredData(context, structuredData)
  const member = await findMember(request, context)
  const form = openContactForm(desk, await readSiteFacts(ctx))
  const sent = url.searchParams.has('envoye')
    ? { thanks: contactPage.thanks, again: contactPage.again, to: url.pathname }
    : undefined
  return { ...place, form, sent, email: member?.email, side }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const desk = recipientAt(url.pathname)
  await getContactPage(desk, request, ctx)
  const form = await readForm(request)
  const given = readMessage(form, desk, await readSiteFacts(ctx))
  if (!given.ok) return refuseForm(form, given.error)

  const { api } = (await findMember(request, context)) ?? ctx
  const sent = await api.sendMessage({ body: given.value })
  if (!sent.ok) return refuseForm(form, nameFaults(sent.error))

  return redirect(`${url.pathname}?envoye=oui`, 303)
}

export default function Contact({ loaderData: { side, ...shown }, actionData }: Route.ComponentProps) {
  return <ContactScreen {...shown} side={side} state={actionData} />
}
