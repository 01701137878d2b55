import { data, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { mostPlaces } from '#app/models/content/bookings/place-share.ts'
import { type Entrance, getElementPage } from '#app/services/content/elements.server.ts'
import { nameRegistrationFaults, readRegistration } from '#app/services/content/registration.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { nameConfirmBy, sayConfirmBy } from '#app/services/platform/confirm-by.server.ts'
import { findMember } from '#app/services/platform/session/session.server.ts'
import { elementTexts } from '#app/texts/content/writings.ts'
import { Registration } from '#app/ui/content/elements/registration.tsx'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/element'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** How many places are left is true for a moment only: no cache keeps it, but search engines may list the page. */
export const headers: Route.HeadersFunction = (args) => ({
  ...personalPage(args),
  'X-Robots-Tag': args.loaderHeaders.get('X-Robots-Tag') ?? 'noindex',
})

export const loader = async ({ context, request, params, url }: Route.LoaderArgs) => {
  const { view, head, structuredData, isReserved, entrance, file } = await getElementPage(
    context.get(requestContext),
    { request, url },
    params,
  )
  keepStructuredData(context, structuredData)
  const text = sayKept(url.searchParams)
  const sent = text === undefined ? undefined : { text, file }
  const email = entrance?.isOpen ? (await findMember(request, context))?.email : undefined
  const form = entrance && { ...sayEntrance(entrance, email), sent, email }
  return data({ head, view, form }, { headers: { 'X-Robots-Tag': isReserved ? 'noindex' : 'all' } })
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readRegistration(form)
  if (!given.ok) return refuseForm(form, given.error)

  const { api } = (await findMember(request, context)) ?? context.get(requestContext)
  const kept = await api.registerForElement({ params: { route: params.route, id: params.slug }, body: given.value })
  if (!kept.ok) return refuseForm(form, nameRegistrationFaults(kept.error))

  const places = given.value.places === 1 ? 'une' : 'oui'
  const search = new URLSearchParams([['inscrit', places], ...nameConfirmBy(kept.value.confirmBy)])
  return redirect(`${url.pathname}?${search}#inscription`, 303)
}

/** What stands around the form, and how many places whoever looks may take here: a group writes to the house. */
function sayEntrance({ isOpen, note, places }: Entrance, email: string | undefined) {
  const { register, privacy, toCalendar, group, write } = elementTexts
  const most = Math.min(places, mostPlaces(places, email === undefined ? 'STRANGER' : 'MEMBER'))
  return { isOpen, note, words: { register, privacy, toCalendar, group: group(most), write } }
}

/** What is said once places are taken: until when to confirm them, or that they are kept. */
function sayKept(search: URLSearchParams): string | undefined {
  const places = search.get('inscrit')
  if (places === null) return undefined
  const until = sayConfirmBy(search)
  const one = places === 'une'
  if (until) return elementTexts.toConfirm(until, one ? 'une' : 'oui')
  return one ? elementTexts.doneOne : elementTexts.done
}

export default function Element({ loaderData: { view, form }, actionData }: Route.ComponentProps) {
  return (
    <>
      <WritingScreen view={view} />
      {form && <Registration {...form} state={actionData} />}
    </>
  )
}
