import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { LinePicture } from '../cart/cart-line.tsx'
import type { CartSummary } from '../cart/cart-summary.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import type { StepPage } from './steps-view.ts'

/** Where the way is being chosen, what each makes of the total stands ready. */
type Props = { page: StepPage; ways?: { summary: CartSummary; isChosen: boolean }[] }

/** What is being ordered, beside every page before the last. */
export function Recap({ page: { lines, summary }, ways = [] }: Props) {
  return (
    <aside className="recap" aria-labelledby="recap">
      <h2 id="recap">{checkoutTexts.recap}</h2>
      <ul className="mini">
        {lines.map((line) => (
          <li key={line.id}>
            <LinePicture line={line} />
            <span>
              {line.name}
              <span className="small muted num">{[`${line.quantity} ×`, line.detail].filter(Boolean).join(' ')}</span>
            </span>
            <span className="num">{line.total}</span>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <div className={ways.some(({ isChosen }) => isChosen) ? 'way-total' : 'way-total is-chosen'}>
          <CartTotals summary={summary} />
        </div>
        {ways.map((way, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its rank is what a way is told by
          <div key={at} className={way.isChosen ? 'way-total is-chosen' : 'way-total'} data-at={at}>
            <CartTotals summary={way.summary} />
          </div>
        ))}
      </div>
      <p className="small muted">{checkoutTexts.nothingYet}</p>
    </aside>
  )
}
