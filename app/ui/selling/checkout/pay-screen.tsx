import { payTexts as words } from '#app/texts/selling/pay.ts'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'

/** What leads to a page of payment elsewhere. */
export type PayView = { reference: string; total: string; way: string; go: string; url: string; follow: string; kept: string }

/** The page that leads to the page of payment. */
export function PayScreen({ reference, total, way, go, url, follow, kept }: PayView) {
  return (
    <PlainScreen title={words.title} lead={words.text(reference, total, way)}>
      {kept && <p>{kept}</p>}
      <p>{words.wait}</p>
      <p className="actions">
        <a className="btn btn-buy" href={url} rel="noreferrer">
          {go}
        </a>{' '}
        <a className="more" href={follow}>
          {words.follow}
        </a>
      </p>
    </PlainScreen>
  )
}
