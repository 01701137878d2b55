import { sharedPage } from '#app/http/cache-headers.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getPage } from '#app/services/pages.server.ts'
import { BlockList } from '#app/ui/blocks/block-list.tsx'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData.title },
  { name: 'description', content: loaderData.metaDescription },
]

export const headers: Route.HeadersFunction = sharedPage

export const loader = ({ context }: Route.LoaderArgs) => getPage(context.get(sceneContext).api, '')

export default function Home({ loaderData }: Route.ComponentProps) {
  return <BlockList blocks={loaderData.blocks} />
}
