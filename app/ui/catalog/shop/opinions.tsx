import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { sayTenths, opinionTexts as words } from '#app/texts/selling/opinion.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { OpinionsOfProduct } from './product-opinions.ts'

/** What buyers have said of a product, with what the law wants told of it: who, when, in which order, and that it was checked. */
export function Opinions({ opinions }: Pick<OpinionsOfProduct, 'opinions'>) {
  const goods = useGoods()
  return (
    <>
      <p className="small muted">{words.notice}</p>
      <ul className="opinions">
        {opinions.map(({ id, author, rating, text, detail, publishedAt, experiencedOn, answer }) => (
          <li key={id} className="opinion">
            <p>
              <span className="stars" role="img" aria-label={words.stars(rating)}>
                {'★'.repeat(rating)}
                {'☆'.repeat(5 - rating)}
              </span>{' '}
              <b>{author}</b> <span className="small muted">· {words.checked}</span>
            </p>
            {text && <blockquote className="order-words">{text}</blockquote>}
            <p className="small muted num">
              {[detail, words.dates(sayShortDay(publishedAt), sayShortDay(experiencedOn))].filter(Boolean).join(' · ')}
            </p>
            {answer && (
              <p className="opinion-answer">
                <b>{words.answer(goods)} :</b> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The mean in stars and words, which leads to what was said. */
export function RatingLink({ rating, href }: { rating: { count: number; tenths: number }; href: string }) {
  return (
    <a className="rating num" href={href}>
      <Rating rating={rating} />
    </a>
  )
}

/** The mean in a star and words. */
export function Rating({ rating: { count, tenths } }: { rating: { count: number; tenths: number } }) {
  return (
    <>
      <span className="stars" aria-hidden="true">
        ★
      </span>{' '}
      {words.mean(sayTenths(tenths), count)}
    </>
  )
}
