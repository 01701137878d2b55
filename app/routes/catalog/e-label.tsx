import { orThrow } from '#app/http/answers.server.ts'
import { ownFrameContext } from '#app/http/own-frame.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { listLabelLanguages } from '#app/models/catalog/label/label-languages.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { valuesOf } from '#app/services/site/site-facts.server.ts'
import { factNamesOf } from '#app/texts/catalog/trade-facts.ts'
import { ELabel } from '#app/ui/catalog/label/e-label.tsx'
import type { Route } from './+types/e-label'

export const handle = { ownKind: 'label' } satisfies RouteHandle

export const middleware: Route.MiddlewareFunction[] = [({ context }) => context.set(ownFrameContext, true)]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'public', 'X-Robots-Tag': 'noindex' })

/** What is in a bottle, on a page that knows nothing of the site around it: no cookie, no script, no shop, nothing to count visits by. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const [label, countries, parameters] = await Promise.all([
    api.getELabel({ params: { id: params.id } }),
    api.listCountries(),
    api.listParameters(),
  ])
  return {
    label: orThrow(label),
    languages: listLabelLanguages(orThrow(countries).map(({ alphaTwo }) => alphaTwo)),
    names: factNamesOf(valuesOf(orThrow(parameters))),
  }
}

export default function ELabelPage({ loaderData }: Route.ComponentProps) {
  return <ELabel {...loaderData} />
}
