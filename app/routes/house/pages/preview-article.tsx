import { data } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personal, personalPage } from '#app/http/cache-headers.ts'
import { readArticlePreview } from '#app/services/house/pages/article-preview.server.ts'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { PreviewBand } from '#app/ui/house/frame/preview-band.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/preview-article'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** A body of an article as visitors would read it, for staff alone and for an hour. */
export const loader = async (asked: Route.LoaderArgs) => data(await readArticlePreview(asked), { headers: personal })

/** A preview takes nothing. */
export const action = throwNotFound

export default function PreviewArticle({ loaderData: { path, expiresAt, view } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBand path={path} expiresAt={expiresAt} />
      <WritingScreen view={view} />
    </>
  )
}
