import { ownOrderTexts, mailboxTexts as words } from '#app/texts/selling/order-follow.ts'

/** An order in the list of its buyer; without its token it can only be asked for, and not be ordered again. */
export type ListedOrder = { reference: string; href: string; again: string; says: string; state: string; goods: string }

/** Leads to its own page by its key, which no question of the router's ever carries, and orders the same again. */
export function ListedOrderRow({ order: { reference, href, again, says, state, goods } }: { order: ListedOrder }) {
  return (
    <li>
      <p>
        <b className="num">{ownOrderTexts.order(reference)}</b>
        <br />
        <span className="num">{says}</span> <span className="small muted">· {state}</span>
        <br />
        <span className="small num">{goods}</span>
      </p>
      <div className="actions">
        <a className="more" href={href} data-reload="" aria-label={ownOrderTexts.seeOrder(reference)}>
          {ownOrderTexts.see}
        </a>
        {again && (
          <form method="post" action={again}>
            <button type="submit" className="btn btn-line" aria-label={words.reorder(reference)}>
              {words.reorderShort}
            </button>
          </form>
        )}
      </div>
    </li>
  )
}
