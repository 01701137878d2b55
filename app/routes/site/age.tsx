import { data, href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepAge, readAge } from '#app/services/site/age.server.ts'
import { pathOfForm } from '#app/services/site/consent.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { ageTexts } from '#app/texts/site/age.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import { AgeScreen } from '#app/ui/site/consent/age-screen.tsx'
import type { Route } from './+types/age'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { values } = await readSiteFacts(context.get(requestContext))
  return { title: ageTexts.title, asksBirthdate: values.ASK_BIRTHDATE, topic: wordsOf(values).topic }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const told = await readAge(context.get(requestContext), form)
  const place = placeAfter(pathOfForm({ request, context }, form, '/'), form)
  if (told.is === 'adult') return redirect(place, { status: 303, headers: await keepAge(request) })

  return data({ told, place }, { status: told.is === 'minor' ? 403 : 422 })
}

export default function Age({ loaderData, actionData }: Route.ComponentProps) {
  const { asksBirthdate, topic } = loaderData
  return <AgeScreen asksBirthdate={asksBirthdate} topic={topic} place={actionData?.place ?? '/'} told={actionData?.told} />
}

/** A form shown again was sent from here: it leads to where the first one did. */
function placeAfter(place: string, form: FormData): string {
  if (!/^\/age([/?]|$)/i.test(place)) return place
  const first = form.get('retour')
  return typeof first === 'string' && /^\/(?![/\\])[\w./-]*$/.test(first) && !first.startsWith(href('/age')) ? first : '/'
}
