import { renderToStaticMarkup } from 'react-dom/server'
import type { OrderView } from '#app/services/order-view.server.ts'
import { practiceTexts as words } from '#app/texts/order-follow.ts'
import { PlainScreen } from '../plain-form/plain-screen.tsx'

/** The page of payment of a demo, on which no money moves. */
export function renderPractice({ path, title, total }: Pick<OrderView, 'path' | 'title' | 'total'>): string {
  return renderToStaticMarkup(
    <PlainScreen title={words.title} lead={words.lead(total)}>
      <p className="num">{title}</p>
      <form method="post" action={`${path}/essai`} className="actions">
        <button type="submit" name="issue" value="payee" className="btn btn-buy">
          {words.paid}
        </button>
        <button type="submit" name="issue" value="refusee" className="btn btn-line">
          {words.failed}
        </button>
      </form>
      <p>
        <a className="more" href={path} data-reload="">
          {words.back}
        </a>
      </p>
    </PlainScreen>,
  )
}
