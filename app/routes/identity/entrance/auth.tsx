import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getAuthPage } from '#app/services/identity/account.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/auth'
import { AuthPage } from './auth-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ context, url }: Route.LoaderArgs) => getAuthPage(context.get(requestContext).api, url)

export default function Auth({ loaderData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} />
}
