import { personal } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { suggestTowns } from '#app/services/site/places/towns.server.ts'
import type { Route } from './+types/towns'

/** The towns that a postal code or a name may be of, while it is typed, for the field's own script. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await suggestTowns(context.get(requestContext).api, url), { headers: personal })
}
