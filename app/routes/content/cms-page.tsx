import { sharedPage } from '#app/http/cache-headers.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getPage } from '#app/services/pages.server.ts'
import { BlockList } from '#app/ui/blocks/block-list.tsx'
import type { Route } from './+types/cms-page'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.metaDescription }] : []

export const headers: Route.HeadersFunction = sharedPage

export const loader = ({ context, params }: Route.LoaderArgs) => getPage(context.get(sceneContext).api, params['*'])

export default function CmsPage({ loaderData }: Route.ComponentProps) {
  return <BlockList blocks={loaderData.blocks} />
}
