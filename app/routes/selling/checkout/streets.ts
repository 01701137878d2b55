import { personal } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { suggestStreets } from '#app/services/site/places/streets.server.ts'
import type { Route } from './+types/streets'

/** The addresses that may be meant while one is typed, for the field's own script. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const streets = await suggestStreets(context.get(requestContext).api, url)
  return streets ? Response.json(streets, { headers: personal }) : new Response(null, { status: 204, headers: personal })
}
