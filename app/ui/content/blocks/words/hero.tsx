import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'

/** The opening of the home page: who we are, and the first thing to do; the band of the law continues its soil. */
export function Hero({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <>
      <section id={anchor} className={picture ? 'hero hero-pictured' : 'hero'}>
        <div className="wrap">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading>{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
        {picture && <HeroPicture picture={picture} tall={tall} around={around} />}
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
