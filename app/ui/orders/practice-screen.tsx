import type { OrderView } from '#app/services/order-view.server.ts'
import { practiceTexts as words } from '#app/texts/order-follow.ts'
import { PlainScreen } from '../plain-form/plain-screen.tsx'

/** The page of payment of a demo, on which no money moves. */
export function PracticeScreen({ path, title, total }: Pick<OrderView, 'path' | 'title' | 'total'>) {
  return (
    <PlainScreen title={words.title} lead={words.lead(total)}>
      <p className="num">{title}</p>
      <div className="actions">
        <Answer path={path} issue="payee" says={words.paid} look="btn" />
        <Answer path={path} issue="refusee" says={words.failed} look="btn btn-line" />
      </div>
      <p>
        <a className="more" href={path} data-reload="">
          {words.back}
        </a>
      </p>
    </PlainScreen>
  )
}

function Answer({ path, issue, says, look }: { path: string; issue: 'payee' | 'refusee'; says: string; look: string }) {
  return (
    <form method="post" action={`${path}/essai`}>
      <input type="hidden" name="issue" value={issue} />
      <button type="submit" className={look}>
        {says}
      </button>
    </form>
  )
}
