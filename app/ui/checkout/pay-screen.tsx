import type { PayView } from '#app/services/checkout/pay-view.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { PlainScreen } from '../forms/plain-screen.tsx'

const { pay: words } = checkoutTexts

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
