import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { Direction } from '#app/models/site/look/direction.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { HeroCut } from './hero-cut.tsx'
import { HeroTable } from './hero-table.tsx'

const views = { estampe: HeroPictured, caractere: HeroTable, 'pet-nat': HeroCut } as const satisfies Record<Direction, unknown>

/** The opening of the home page: who we are, and the first thing to do; the band of the law continues its soil. */
export function Hero(given: BlockProps<HeroBlock>) {
  const View = views[given.around.direction]
  return <View {...given} />
}

function HeroPictured({ block, around, isHead }: BlockProps<HeroBlock>) {
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
