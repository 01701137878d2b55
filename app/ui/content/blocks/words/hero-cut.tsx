import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Wobble } from '#app/ui/site/words/wobble.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { BottleRow } from './bottle-row.tsx'
import { CutHills } from './cut-hills.tsx'
import { isPhotographed } from './photographed.ts'

/** An opening cut from coloured paper: letters set by hand, hills, a sun, and before them the bottles, or the owner's photograph. */
export function HeroCut({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <>
      <section id={anchor} className="collage">
        <div className="wrap">
          {eyebrow && <p className="collage-eyebrow">{eyebrow}</p>}
          <Heading>
            <Wobble text={title} />
          </Heading>
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
        <div className="collage-scene">
          <CutHills />
          {picture && isPhotographed(block, around) ? (
            <figure className="collage-picture">
              <HeroPicture picture={picture} tall={tall} around={around} />
            </figure>
          ) : (
            <BottleRow around={around} most={4} />
          )}
        </div>
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
