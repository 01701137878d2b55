import type { ReactNode } from 'react'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { LinePicture } from '../cart/cart-line.tsx'
import type { CartLineView } from '../cart/cart-lines.ts'
import type { CartSummary } from '../cart/cart-summary.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import type { StepPage } from './checkout-view.ts'

type Props = {
  page: StepPage
  /** Where the way is being chosen, what each makes of the total stands ready. */
  ways: { summary: CartSummary; isChosen: boolean }[]
}

/** What is being ordered, beside every part before the last. */
export function Recap({ page: { lines, summary }, ways, isBusy }: Props & { isBusy: boolean }) {
  return (
    <aside className="recap" aria-labelledby="recap">
      <h2 id="recap">{checkoutTexts.recap}</h2>
      <Lines lines={lines} />
      <div aria-live="polite" aria-busy={isBusy}>
        <ByWay summary={summary} ways={ways} draw={(one) => <CartTotals summary={one} />} />
      </div>
      <p className="small muted">{checkoutTexts.nothingYet}</p>
    </aside>
  )
}

/** The same on a screen that has room for one column: a bar with the total, which unfolds. */
export function RecapFold({ page: { lines, summary, units }, ways }: Props) {
  return (
    <details className="recap-fold num">
      <summary>
        <span>{units}</span>
        <ByWay summary={summary} ways={ways} draw={(one) => <Short summary={one} />} />
      </summary>
      <Lines lines={lines} />
      <ByWay summary={summary} ways={ways} draw={(one) => <CartTotals summary={one} />} />
    </details>
  )
}

function Short({ summary: { totalLabel, total } }: { summary: CartSummary }) {
  return (
    <>
      <span className="small">{totalLabel}</span> <b>{total}</b>
    </>
  )
}

function Lines({ lines }: { lines: readonly CartLineView[] }) {
  return (
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
  )
}

type ByWayProps = Omit<Props, 'page'> & { summary: CartSummary; draw: (summary: CartSummary) => ReactNode }

/** What the order comes to, and what it would by each way: a style shows the one that is ticked. */
function ByWay({ summary, ways, draw }: ByWayProps) {
  return (
    <>
      <div className={ways.some(({ isChosen }) => isChosen) ? 'way-total' : 'way-total is-chosen'}>{draw(summary)}</div>
      {ways.map((way, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its rank is what a way is told by
        <div key={at} className={way.isChosen ? 'way-total is-chosen' : 'way-total'} data-at={at}>
          {draw(way.summary)}
        </div>
      ))}
    </>
  )
}
