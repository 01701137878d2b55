import { href } from 'react-router'
import { promiseTexts } from '#app/texts/selling/promise.ts'
import { AlertIcon } from '../../platform/icon.tsx'

/** An order that should be there by now. */
export type OverdueView = { token: string; says: string }

const { overdue: words } = promiseTexts

/** Says that an order is late, what its buyer may ask for, and where. */
export function OrderOverdue({ overdue: { token, says } }: { overdue: OverdueView }) {
  return (
    <section className="note note-bad order-thanks" aria-labelledby="retard">
      <AlertIcon />
      <div>
        <h2 id="retard">{words.title}</h2>
        <p className="num">{says}</p>
        <p>{words.rights}</p>
        <p>
          <a className="btn btn-line" href={`${href('/suivi/:token/signaler', { token })}?souci=LOST`} data-reload="">
            {words.claim}
          </a>
        </p>
      </div>
    </section>
  )
}
