import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { reviewTexts } from '#app/texts/content/writings.ts'
import type { Reviews } from './reviews.ts'

/** What visitors have written, each as it was written. */
export function ReviewList({ reviews }: { reviews: Reviews }) {
  return (
    <ul className="reviews">
      {reviews.map(({ id, author, rating, text, date }) => (
        <li key={id} className="review">
          <p className="review-stars" role="img" aria-label={reviewTexts.stars(rating)}>
            {'★'.repeat(rating)}
            {'☆'.repeat(5 - rating)}
          </p>
          {text && <blockquote>{text}</blockquote>}
          <p className="small">
            {author}, <time dateTime={date}>{sayShortDay(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What the law wants to be said of reviews: who wrote them, that nobody checks them, and in which order they stand. */
export function ReviewNotice({ reviews }: { reviews: Reviews }) {
  const [first] = reviews
  return (
    <p className="small review-notice">
      {reviewTexts.notice} {first && reviewTexts.fetched(sayShortDay(first.fetchedAt))}
    </p>
  )
}
