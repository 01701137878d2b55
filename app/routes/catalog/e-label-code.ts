import encodeQR from 'qr'
import { orThrow } from '#app/http/answers.server.ts'
import { handOut } from '#app/http/hand-out.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { addressOfELabel, codeShape } from '#app/models/catalog/label/label-code.ts'
import type { Route } from './+types/e-label-code'

export { default, loader } from '../not-there.tsx'

/** The code that a bottle wears, for its printer: it leads to what is in it. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context, params }: Route.LoaderArgs) => {
    const { api, site } = context.get(requestContext)
    const { id } = orThrow(await api.getELabel({ params: { id: params.id } }))
    const code = encodeQR(addressOfELabel(site.origin, id), 'svg', codeShape)
    return new Response(code, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public' } })
  }),
]
