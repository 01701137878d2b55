import { data, href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { personal, personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readAround } from '#app/services/content/pages.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { PageBlocks } from '#app/ui/content/blocks/page-blocks.tsx'
import { PreviewBand } from '#app/ui/house/frame/preview-band.tsx'
import type { Route } from './+types/preview'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** A body as its page would show it, for staff alone and for an hour. */
export const loader = async (asked: Route.LoaderArgs) => {
  const { context, request, params } = asked
  const { api } = await requireStaff(asked)
  const preview = orThrow(await api.getPagePreview({ params }))
  const around = await readAround(context.get(requestContext), request, { ...preview, api })
  const head = [{ title: preview.title }, { name: 'robots', content: 'noindex' }]
  const layout = { isNarrow: preview.idLayout === 'page', isUnderMenu: false, lang: undefined }
  return data({ head, layout, preview, around }, { headers: personal })
}

/** A preview takes nothing. */
export const action = throwNotFound

export default function Preview({ loaderData: { preview, around } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBand path={href('/admin/:desk/:id', { desk: 'pages', id: preview.idPage })} expiresAt={preview.expiresAt} />
      <PageBlocks blocks={preview.blocks} around={around} title={preview.title} />
    </>
  )
}
