import type { KeepView } from '#app/services/order-keep.server.ts'
import { keepTexts as words } from '#app/texts/order-follow.ts'

/** Until when the bottles of an order are kept, and how they are kept for longer. */
export function OrderKeep({ path, keep: { says, proof, submit } }: { path: string; keep: KeepView }) {
  return (
    <section className="note order-thanks" aria-labelledby="garder">
      <h2 id="garder">{words.title}</h2>
      {says.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {proof ? (
        <form method="post" action={`${path}/confirmer`}>
          <input type="hidden" name="preuve" value={proof} />
          <button type="submit" className="btn">
            {submit}
          </button>
        </form>
      ) : (
        <p>
          <a className="more" href="/suivi" data-reload="">
            {words.again}
          </a>
        </p>
      )}
    </section>
  )
}
