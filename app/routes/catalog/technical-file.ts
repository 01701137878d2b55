import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { sharedAt } from '#app/http/cache-headers.ts'
import { handOut } from '#app/http/hand-out.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getShopProduct } from '#app/services/catalog/shop-product.server.ts'
import type { Route } from './+types/technical-file'

export { default, loader } from '../not-there.tsx'

/** The technical file of a product, for whoever wants it on paper. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context, params, url }: Route.LoaderArgs) => {
    const ctx = context.get(requestContext)
    const asked = url.searchParams.get('declinaison')
    const { product, chosen } = await getShopProduct(ctx, url, params.slug)
    const wanted = { id: product.id, ...(asked !== null && { idDeclination: chosen.id }) }
    const { name, type, content } = orThrow(await ctx.api.generateProductFile({ params: wanted }))
    return new Response(Buffer.from(content, 'base64'), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `inline; filename="${name}"`,
        ...sharedAt(`${href('/boutique/:slug/fiche-technique.pdf', params)}?declinaison=${chosen.id}`),
      },
    })
  }),
]
