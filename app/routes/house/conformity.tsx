import { requestContext } from '#app/http/request-context.ts'
import { readConformity } from '#app/services/house/settings/conformity.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { Conformity } from '#app/ui/house/settings/conformity.tsx'
import type { Route } from './+types/conformity'

/** What the law asks of the site, line by line. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { conformity: await readConformity(api, asked.context.get(requestContext)) }
}

export default function ConformityScreen({ loaderData }: Route.ComponentProps) {
  return <Conformity conformity={loaderData.conformity} />
}
