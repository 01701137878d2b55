import type { HeroBlock } from '#app/models/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/frame/minors-band.tsx'
import { Actions } from '../actions.tsx'
import { BlockPicture } from '../block-picture.tsx'
import type { Shown } from '../shown.ts'

/** The opening of the home page: who we are, and the first thing to do; the band of the law continues its soil. */
export function Hero({ block: { eyebrow, title, lead, actions, picture }, around }: Shown<HeroBlock>) {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Actions actions={actions} />
        </div>
        {picture ? (
          <BlockPicture picture={picture} around={around} sizes="100vw" first />
        ) : (
          <img src="/art/hills.svg" width="1200" height="640" alt="" />
        )}
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
