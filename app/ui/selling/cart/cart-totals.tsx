import type { CartSummary } from './cart-summary.ts'

/** What a cart comes to. */
export function CartTotals({ summary: { rows, totalLabel, total, vat } }: { summary: CartSummary }) {
  return (
    <>
      <dl className="totals num">
        {rows.map(({ label, amount, isLess }) => (
          <div key={label} className={isLess ? 'is-less' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="totals-all">
          <dt>{totalLabel}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {vat && <p className="small muted num">{vat}</p>}
    </>
  )
}
