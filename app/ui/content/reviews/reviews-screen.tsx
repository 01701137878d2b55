import { reviewTexts } from '#app/texts/content/writings.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { ReviewList, ReviewNotice } from './review-list.tsx'
import type { ReviewsView } from './reviews.ts'

/** What visitors have written of the house, . */
export function ReviewsScreen({ crumbs, reviews, link }: ReviewsView) {
  return (
    <div className="wrap writings">
      <Crumbs steps={crumbs} />
      <header className="writings-head">
        <h1>{reviewTexts.title}</h1>
        <p className="lead">{reviewTexts.lead}</p>
      </header>
      {reviews.length > 0 ? (
        <>
          <ReviewNotice reviews={reviews} />
          <ReviewList reviews={reviews} />
        </>
      ) : (
        <p className="note">{reviewTexts.none}</p>
      )}
      {link && (
        <p className="actions">
          <a className="btn btn-line" href={link} rel="noopener nofollow">
            {reviewTexts.all}
          </a>
        </p>
      )}
    </div>
  )
}
