import { redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { shared } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepClosed } from '#app/services/house/whole/closed-popups.server.ts'
import { getPopupPage } from '#app/services/house/whole/popups.server.ts'
import { pathOfForm } from '#app/services/site/consent.server.ts'
import { PopupScreen } from '#app/ui/content/popups/popup-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/popup'

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => ({ ...shared, 'X-Robots-Tag': 'noindex' })

/** What a notice says: a script lays it over the page that names it, without one it is read here. */
export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  return getPopupPage(context.get(requestContext), request, params.id)
}

/** Remembers that a visitor has put a notice away, and goes back to where it stood. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = orThrow(await context.get(requestContext).api.getPopup({ params: { id: params.id } }))
  const place = pathOfForm({ request, context }, await readForm(request), '/')
  return redirect(place, { status: 303, headers: await keepClosed(request, id) })
}

export default function PopupPage({ loaderData }: Route.ComponentProps) {
  return <PopupScreen popup={loaderData.popup} around={loaderData.around} />
}
