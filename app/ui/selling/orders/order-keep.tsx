import { href } from 'react-router'
import { keepTexts as words } from '#app/texts/selling/order-follow.ts'

/** How long the bottles of an order are kept whose mailbox is not proven, and how they are kept for longer. */
export type KeepView = {
  title: string
  until: string
  /** What is said to whoever comes by the mail's link: a click is enough. */
  confirm: string
  /** What is said to anybody else. */
  ask: string
  submit: string
}

/** The proof is what the mail's link has brought. */
type Props = { token: string; keep: KeepView; proof: string | undefined }

/** Until when the bottles of an order are kept, and how they are kept for longer. */
export function OrderKeep({ token, keep: { title, until, confirm, ask, submit }, proof }: Props) {
  const then = proof ? confirm : ask
  return (
    <section className="note order-thanks" aria-labelledby="garder">
      <h2 id="garder">{title}</h2>
      <p>{until}</p>
      {then && <p>{then}</p>}
      {proof ? (
        <form method="post" action={href('/suivi/:token/confirmer', { token })}>
          <input type="hidden" name="preuve" value={proof} />
          <button type="submit" className="btn">
            {submit}
          </button>
        </form>
      ) : (
        <p>
          <a className="more" href={href('/suivi')} data-reload="">
            {words.again}
          </a>
        </p>
      )}
    </section>
  )
}
