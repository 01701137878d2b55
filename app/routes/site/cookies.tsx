import { createContext, data, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { keepConsent, placeOfForm, readConsent, readConsentSetup, readProof, readWish } from '#app/services/consent.server.ts'
import { consent } from '#app/texts/consent.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderCookies } from '#app/ui/consent/render-cookies.server.tsx'
import type { Route } from './+types/cookies'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : []

export const headers: Route.HeadersFunction = personalPage

const faultContext = createContext<string | null>(null)

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const [setup, accepted, proof] = await Promise.all([
    readConsentSetup(context.get(sceneContext)),
    readConsent(request),
    readProof(request),
  ])
  const { title, description } = consent
  const body = renderCookies({ setup, accepted, proof, fault: context.get(faultContext) ?? undefined })
  return { title, description, body: placeBody(request, context, body) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const wish = await readWish(request, form)
  if (!wish) {
    context.set(faultContext, consent.fault)
    return data(null, { status: 422 })
  }

  const place = placeOfForm({ request, context }, form, '/cookies')
  return redirect(place, { status: 303, headers: await keepConsent({ request, context }, wish) })
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
