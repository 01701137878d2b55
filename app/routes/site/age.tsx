import { createContext, data, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { type AgeTold, keepAge, readAge } from '#app/services/age.server.ts'
import { placeOfForm } from '#app/services/consent.server.ts'
import { readSiteFacts } from '#app/services/site-facts.server.ts'
import { ageTexts } from '#app/texts/age.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderAge } from '#app/ui/consent/render-age.server.tsx'
import type { Route } from './+types/age'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export const headers: Route.HeadersFunction = personalPage

/** What was told, and where the form led, for the page that shows it again. */
const toldContext = createContext<{ told: AgeTold | undefined; place: string }>({ told: undefined, place: '/' })

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { values } = await readSiteFacts(context.get(sceneContext))
  const body = renderAge({ asksBirthdate: values.ASK_BIRTHDATE, ...context.get(toldContext) })
  return { title: ageTexts.title, body: placeBody(request, context, body) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const told = await readAge(context.get(sceneContext), form)
  const place = placeAfter(placeOfForm({ request, context }, form, '/'), form)
  if (told.is === 'adult') return redirect(place, { status: 303, headers: await keepAge(request) })

  context.set(toldContext, { told, place })
  return data(null, { status: told.is === 'minor' ? 403 : 422 })
}

export default function Age({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}

/** A form shown again was sent from here: it leads to where the first one did. */
function placeAfter(place: string, form: FormData): string {
  if (!/^\/age([/?]|$)/i.test(place)) return place
  const first = form.get('retour')
  return typeof first === 'string' && /^\/(?![/\\])[\w./-]*$/.test(first) && !first.startsWith('/age') ? first : '/'
}
