import { data, href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readPageNumber } from '#app/services/platform/paging.server.ts'
import { readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { fillCarton, getCarton } from '#app/services/selling/cart/carton.server.ts'
import { readCartonForm, readCartonQuery } from '#app/services/selling/cart/carton-query.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CartonScreen } from '#app/ui/selling/cart/carton-screen.tsx'
import type { Route } from './+types/compose-carton'

export const links = linkSheets('shop', 'own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const asked = await readCartRequest(request, context)
  const view = await getCarton(asked, readCartonQuery(url.searchParams, readPageNumber(url)))
  const { values } = await readSiteFacts(asked.ctx)
  const description = cartonTexts.description(goodsWordsOf(values))
  return { head: await makeHead(asked.ctx, { path: href('/panier/composer'), title: cartonTexts.title, description }), view }
}

/** Fills the carton, of which nothing is kept but the address that it leads to. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = await readCartRequest(request, context)
  const filled = await fillCarton(asked, readCartonForm(await readForm(request)))
  return 'view' in filled ? data(filled, { status: 422 }) : redirect(filled.address, 303)
}

export default function ComposeCarton({ loaderData, actionData }: Route.ComponentProps) {
  return <CartonScreen view={actionData?.view ?? loaderData.view} />
}
