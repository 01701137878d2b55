import { data, href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import {
  keepConsent,
  pathOfForm,
  readConsent,
  readConsentSetup,
  readProof,
  readSentChoice,
} from '#app/services/site/consent.server.ts'
import { consent } from '#app/texts/site/consent.ts'
import { CookiesScreen } from '#app/ui/site/consent/cookies-screen.tsx'
import type { Route } from './+types/cookies'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const [setup, accepted, proof] = await Promise.all([
    readConsentSetup(context.get(requestContext)),
    readConsent(request),
    readProof(request),
  ])
  const { title, description } = consent
  return { title, description, setup, accepted, proof }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const wish = await readSentChoice(request, form)
  if (!wish) return data({ fault: consent.fault }, { status: 422 })

  const place = pathOfForm({ request, context }, form, href('/cookies'))
  return redirect(place, { status: 303, headers: await keepConsent({ request, context }, wish) })
}

export default function Cookies({ loaderData: { setup, accepted, proof }, actionData }: Route.ComponentProps) {
  return <CookiesScreen setup={setup} accepted={accepted} proof={proof} fault={actionData?.fault} />
}
