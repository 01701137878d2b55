import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { MistView } from './mist-view.tsx'
import { isPhotographed } from './photographed.ts'

/** An opening that is a picture: the owner's, or hills in the morning; the words stand on the wall below it. */
export function HeroView({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <>
      <section id={anchor} className="view">
        <figure className="view-picture">
          {picture && isPhotographed(block, around) ? (
            <HeroPicture picture={picture} tall={tall} around={around} />
          ) : (
            <MistView name={title} />
          )}
        </figure>
        <div className="view-title">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading>{title}</Heading>
        </div>
        <div className="wrap view-below">
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
