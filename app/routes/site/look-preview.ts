import { requestContext } from '#app/http/request-context.ts'
import { keepTrial } from '#app/services/site/look/look-door.server.ts'
import type { Route } from './+types/look-preview'

export { default } from '../not-there.tsx'

/** Shows the site in the look that is being tried on, to whoever was given its key, until they end it. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return keepTrial(request, context.get(requestContext), params.key)
}
