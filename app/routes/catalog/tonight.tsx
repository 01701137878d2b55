import { data } from 'react-router'
import { personal, sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { findTonightAddress, getTonight, makeTonightHead } from '#app/services/catalog/pairing/tonight.server.ts'
import { TonightScreen } from '#app/ui/catalog/shop/tonight-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/tonight'

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = sharedPage

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getTonight(ctx, url)
  const kept = findTonightAddress(view)
  return data({ head: await makeTonightHead(ctx, view), view }, { headers: kept ? sharedAt(kept) : personal })
}

export default function Tonight({ loaderData }: Route.ComponentProps) {
  return <TonightScreen view={loaderData.view} />
}
