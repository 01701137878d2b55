import { putAside } from '#app/services/catalog/shortlist.server.ts'
import type { Route } from './+types/put-aside'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'
export { default, headers, links, loader, meta } from './shortlist.tsx'

export const action = (sent: Route.ActionArgs) => putAside(sent)
