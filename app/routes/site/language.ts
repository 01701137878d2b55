import { redirect } from 'react-router'
import { requestContext } from '#app/http/request-context.ts'
import { keepLanguage } from '#app/services/site/language.server.ts'
import type { Route } from './+types/language'

export { default } from '../not-there.tsx'

/** Remembers the language that a visitor chooses, and goes to its home page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { place, headers } = await keepLanguage(request, context.get(requestContext), params.code)
  return redirect(place, { status: 303, headers })
}
