import { wayTexts as words } from '#app/texts/selling/order-follow.ts'
import { WayMap, type WayMapView } from './way-map.tsx'

/** A step of an order's way: what it is, the day or the sum that counts, and what is to be said of it. */
export type WayStep = {
  title: string
  big: string
  says: string
  stands: 'done' | 'now' | 'next'
  links: { href: string; label: string; isFile?: boolean }[]
}

/** The way of an order in three steps, told in words beside their looks. */
export function OrderWay({ steps, map }: { steps: readonly WayStep[]; map: WayMapView | undefined }) {
  if (steps.length === 0) return null
  return (
    <section className="order-way" aria-labelledby="suite">
      <h2 id="suite">{words.title}</h2>
      <ol>
        {steps.map(({ title, big, says, stands, links }) => (
          <li key={title} className={`is-${stands}`} aria-current={stands === 'now' ? 'step' : undefined}>
            <h3>
              {title}
              {stands === 'done' && <span className="sr-only"> {words.done}</span>}
            </h3>
            {big && <p className="order-big num">{big}</p>}
            {says && <p className="num">{says}</p>}
            {links.map(({ href, label, isFile }) => (
              <a key={href} className="more" href={href} rel="noreferrer noopener" download={isFile ? '' : undefined}>
                {label}
              </a>
            ))}
          </li>
        ))}
      </ol>
      {map && (
        <>
          <WayMap map={map} />
          <p className="small muted">{words.measured}</p>
        </>
      )}
    </section>
  )
}
