import { data, href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readUploads } from '#app/http/read-uploads.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { declareClaim, stateOfClaim, viewClaim } from '#app/services/selling/orders/claim.server.ts'
import { makeOrderHead } from '#app/services/selling/orders/order-head.server.ts'
import { getOrder } from '#app/services/selling/orders/order-screen.server.ts'
import { claimTexts } from '#app/texts/selling/claim.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { ClaimScreen } from '#app/ui/selling/orders/claim-screen.tsx'
import type { Route } from './+types/claim'

export const handle = takesFiles

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Where a buyer tells of a breakage or a parcel that went astray. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = viewClaim(await getOrder(ctx, params.token), url.searchParams.get('souci') ?? '')
  return { head: await makeOrderHead(ctx, claimTexts.title), view }
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  await getOrder(ctx, token)
  const sent = await readUploads(request)
  try {
    const told = await declareClaim(ctx.api, token, sent)
    if (told.ok) return goAndTell(request, href('/suivi/:token', { token }), 'claimed')
    const { code, retryAfter } = told.error
    const headers: HeadersInit = retryAfter ? { 'Retry-After': String(retryAfter) } : {}
    return data(stateOfClaim(sent, told.error), { status: statusOf[code], headers })
  } finally {
    await sent.close()
  }
}

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimScreen view={loaderData.view} state={actionData} />
}
