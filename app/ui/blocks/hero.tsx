import type { HeroBlock } from '#app/models/block.ts'
import { MinorsBand } from '#app/ui/frame/minors-band.tsx'

/** The opening of the home page: who we are, and the first thing to do; the band of the law continues its soil. */
export function Hero({ eyebrow, title, lead, actions }: HeroBlock) {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            {actions.map((action, place) => (
              <a key={action.href} className={place === 0 ? 'btn' : 'btn btn-line'} href={action.href}>
                {action.label}
              </a>
            ))}
          </p>
        </div>
        <img src="/art/hills.svg" width="1200" height="640" alt="" />
      </section>
      <MinorsBand />
    </>
  )
}
