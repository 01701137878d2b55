import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { reviewTexts } from '#app/texts/content/writings.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import type { ReviewsView } from '#app/ui/content/reviews/reviews.ts'
import { makePlainHead } from '../../content/article-head.server.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'

/** All that was last heard from the review service. */
export async function getReviewsPage(ctx: RequestContext): Promise<{ view: ReviewsView; head: MetaDescriptor[] }> {
  const reviews = orThrow(await ctx.api.listGoogleReviews({ query: {} }))
  const { info, values } = await readSiteFacts(ctx)
  const { GOOGLE_PLACE_ID: place, GOOGLE_REVIEWS_URL: own } = values
  const view = {
    crumbs: [homeCrumb, { label: reviewTexts.title }],
    reviews,
    link: place ? `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: place })}` : own,
  }
  const description = reviewTexts.description(houseNameOf({ info, values }))
  return { view, head: await makePlainHead(ctx, { path: href('/avis'), title: reviewTexts.title, description, image: null }) }
}
