import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { BottleRow } from './bottle-row.tsx'
import { isPhotographed } from './photographed.ts'

/** An opening as a shop window: a few words, and what is sold on the board below them, with its prices. */
export function HeroWindow({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <>
      <section id={anchor} className="window">
        <div className="wrap">
          <div className="window-words">
            <Heading>{title}</Heading>
            {lead && <p className="lead">{lead}</p>}
            <Actions actions={actions} />
            {eyebrow && <p className="window-eyebrow">{eyebrow}</p>}
          </div>
          <div className="window-goods">
            {picture && isPhotographed(block, around) ? (
              <HeroPicture picture={picture} tall={tall} around={around} />
            ) : (
              <BottleRow around={around} most={6} />
            )}
          </div>
        </div>
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
