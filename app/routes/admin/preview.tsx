import { data } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personal, personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { readAround } from '#app/services/pages.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { renderBlocks } from '#app/ui/blocks/render-blocks.server.tsx'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderPreviewBand } from '#app/ui/panel/render-preview-band.server.tsx'
import type { Route } from './+types/preview'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** A body as its page would show it, for staff alone and for an hour. */
export const loader = async (asked: Route.LoaderArgs) => {
  const { context, request, params } = asked
  const { api } = await requireStaff(asked)
  const preview = orThrow(await api.getPagePreview({ params }))
  const around = await readAround(context.get(sceneContext), request, { ...preview, api })
  const html = renderPreviewBand(preview) + renderBlocks(preview.blocks, around)
  const head = [{ title: preview.title }, { name: 'robots', content: 'noindex' }]
  const layout = { isNarrow: preview.idLayout === 'page', isUnderMenu: false, lang: undefined }
  return data({ head, layout, body: placeBody(request, context, html) }, { headers: personal })
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
