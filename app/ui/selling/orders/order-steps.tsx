import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import type { OrderView } from './order-view.ts'

/** What happened to an order so far, and where its parcels are. */
export function OrderSteps({ order: { steps, tracking } }: { order: OrderView }) {
  return (
    <section>
      <h2>{words.state}</h2>
      <ol className="steps">
        {steps.map(({ says, at }) => (
          <li key={says + at}>
            <p>
              <b>{says}</b>
              <br />
              <span className="small muted num">{at}</span>
            </p>
          </li>
        ))}
      </ol>
      {tracking.map(({ number, url, goods }, place) => (
        <p key={`${number} ${goods.join()}`} className="num">
          {words.parcelNumber(number || String(place + 1))}{' '}
          {/^https:\/\//.test(url) && (
            <a href={url} rel="noopener noreferrer">
              {words.parcel}
            </a>
          )}
          {goods.length > 0 && <span className="small muted"> {goods.join(', ')}</span>}
        </p>
      ))}
    </section>
  )
}
