import { data } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personal, personalPage } from '#app/http/cache-headers.ts'
import { readStoryPreview } from '#app/services/house/wine/story-preview.server.ts'
import { ProductScreen } from '#app/ui/catalog/product/product-screen.tsx'
import { BlockList } from '#app/ui/content/blocks/block-list.tsx'
import { ProductTale } from '#app/ui/content/writing-screens/product-tale.tsx'
import { PreviewBand } from '#app/ui/house/frame/preview-band.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/preview-story'

export const handle = dressed

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name ?? '' },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = personalPage

/** The page of a product with another story, for staff alone and for an hour. */
export const loader = async (asked: Route.LoaderArgs) => data(await readStoryPreview(asked), { headers: personal })

/** A preview takes nothing. */
export const action = throwNotFound

export default function PreviewStory({ loaderData: { name, path, expiresAt, view, story } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBand path={path} expiresAt={expiresAt} />
      {view ? (
        <ProductScreen view={view} story={<ProductTale product={view.product} story={story} />} />
      ) : (
        <>
          <div className="wrap">
            <h1>{name}</h1>
          </div>
          <BlockList blocks={story.blocks} around={story.around} />
        </>
      )}
    </>
  )
}
