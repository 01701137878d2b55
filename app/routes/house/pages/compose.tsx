import { script, sheet } from 'virtual:composer'
import { data } from 'react-router'
import { personal } from '#app/http/cache-headers.ts'
import { composerPolicy } from '#app/http/content-security-policy.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { openDraft, showBody } from '#app/services/house/pages/body-screen.server.ts'
import { listImageOrigins } from '#app/services/site/image-network.server.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { BodyScreen } from '#app/ui/house/pages/body-screen.tsx'
import type { Route } from './+types/compose'

export const handle = { panelScript: { scripts: [script], sheet } } satisfies RouteHandle

const policy = 'Content-Security-Policy'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => ({ ...personal, [policy]: loaderHeaders.get(policy) ?? '' })

/** Where a page or an article is composed by sight; without script it is the editor of blocks, in whose place the script puts the composer. */
export async function loader(asked: Route.LoaderArgs) {
  const screen = await showBody(await openDraft(asked))
  const origins = await listImageOrigins(asked.context.get(requestContext))
  return data(screen, { headers: { [policy]: composerPolicy(origins) } })
}

export default function Compose({ loaderData }: Route.ComponentProps) {
  return <BodyScreen {...loaderData} title={composerTexts.title(loaderData.name)} />
}
