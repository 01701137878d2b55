import { href } from 'react-router'
import type { KeepView } from '#app/services/order-keep.server.ts'
import { keepTexts as words } from '#app/texts/order-follow.ts'

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
