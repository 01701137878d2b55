import { href } from 'react-router'
import { practiceTexts as words } from '#app/texts/selling/order-follow.ts'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import type { OrderView } from './order-view.ts'

/** The page of payment of a demo, on which no money moves. */
export function PracticeScreen({ token, title, total }: Pick<OrderView, 'token' | 'title' | 'total'>) {
  return (
    <PlainScreen title={words.title} lead={words.lead(total)}>
      <p className="num">{title}</p>
      <div className="actions">
        <Answer token={token} issue="payee" says={words.paid} look="btn" />
        <Answer token={token} issue="refusee" says={words.failed} look="btn btn-line" />
      </div>
      <p>
        <a className="more" href={href('/suivi/:token', { token })} data-reload="">
          {words.back}
        </a>
      </p>
    </PlainScreen>
  )
}

function Answer({ token, issue, says, look }: { token: string; issue: 'payee' | 'refusee'; says: string; look: string }) {
  return (
    <form method="post" action={href('/suivi/:token/essai', { token })}>
      <input type="hidden" name="issue" value={issue} />
      <button type="submit" className={look}>
        {says}
      </button>
    </form>
  )
}
