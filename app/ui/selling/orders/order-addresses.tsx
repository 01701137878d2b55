import { followTexts as words } from '#app/texts/selling/order-follow.ts'

/** A place that an order has to do with. */
export type AddressCardView = { title: string; lines: string[]; link?: { href: string; label: string } }

/** Where an order goes, to whom it is billed, and what was said with it. */
export function OrderAddresses({ places, message }: { places: AddressCardView[]; message: string }) {
  return (
    <section className="order-places">
      {places.map(({ title, lines, link }) => (
        <div key={title}>
          <h2>{title}</h2>
          <address className="num">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {link && (
            <a className="more" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      ))}
      {message !== '' && (
        <div>
          <h2>{words.message}</h2>
          <p className="order-words">{message}</p>
        </div>
      )}
    </section>
  )
}
