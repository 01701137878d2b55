import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { getLegalPage } from '#app/services/site/legal.server.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { LegalScreen } from '#app/ui/site/legal/legal-screen.tsx'
import type { Route } from './+types/legal-page'

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const { version } = params as { version?: string }
  const ctx = context.get(requestContext)
  const view = await getLegalPage(ctx, url.pathname, version)
  const { title, description, isOld } = view
  const head = isOld
    ? [{ title }, { name: 'robots', content: 'noindex' }]
    : makeHead(ctx, { path: url.pathname, title, description })
  return { head: await head, view }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalScreen {...loaderData.view} />
}
