import { personal } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getSuggestions } from '#app/services/house/whole/search.server.ts'
import type { Route } from './+types/search-suggestions'

/** What a question may be about while it is typed, for the field's own script. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  return Response.json(await getSuggestions(context.get(requestContext), request, url), { headers: personal })
}
