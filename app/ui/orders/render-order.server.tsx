import { renderToStaticMarkup } from 'react-dom/server'
import type { OrderView } from '#app/services/order-view.server.ts'
import { followTexts as words } from '#app/texts/order-follow.ts'
import { markLinks } from '../body/mark-links.ts'
import { PlainScreen } from '../plain-form/plain-screen.tsx'
import { OrderPapers } from './order-papers.tsx'

/** An order as HTML, for whoever placed it. */
export function renderOrder({ title, placed, state, pay, lines, totals, tracking, papers = [] }: OrderView): string {
  return markLinks(
    renderToStaticMarkup(
      <PlainScreen title={title} lead={placed}>
        <h2>{words.state}</h2>
        <Rows rows={state} />
        {tracking.map(({ number, url }) => (
          <p key={number} className="num">
            {/^https:\/\//.test(url) ? (
              <a href={url} rel="noopener noreferrer">
                {number}
              </a>
            ) : (
              number
            )}
          </p>
        ))}
        {pay && (
          <section>
            <h2>{words.pay}</h2>
            <p className="num">{pay.says}</p>
            <Rows rows={pay.details} />
          </section>
        )}
        <h2>{words.lines}</h2>
        <Rows rows={lines.map(({ name, amount }) => ({ label: name, value: amount }))} />
        <Rows rows={totals} />
        <OrderPapers papers={papers} />
      </PlainScreen>,
    ),
  )
}

function Rows({ rows }: { rows: OrderView['totals'] }) {
  if (rows.length === 0) return null
  return (
    <dl className="totals num">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
