import { data } from 'react-router'
import { markedPage, personal, shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { getPage } from '#app/services/content/pages.server.ts'
import { PageBlocks } from '#app/ui/content/blocks/page-blocks.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import type { Route } from './+types/cms-page'

export const handle = dressed

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = markedPage

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { title, head, structuredData, layout, blocks, customFacts, around, forMembers } = await getPage(
    context.get(requestContext),
    request,
    params['*'] ?? '',
  )
  keepStructuredData(context, structuredData)
  return data({ title, head, layout, blocks, customFacts, around }, { headers: forMembers ? personal : shared })
}

export default function CmsPage({ loaderData: { title, blocks, customFacts, around } }: Route.ComponentProps) {
  return <PageBlocks blocks={blocks} around={around} facts={customFacts} title={title} />
}
