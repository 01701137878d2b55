import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { BottleRow } from './bottle-row.tsx'
import { isPhotographed } from './photographed.ts'
import { VaultView } from './vault-view.tsx'

/** An opening in the dark: the words on one axis, and below them the vault, with what stands in its niches. */
export function HeroNiche({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <>
      <section id={anchor} className="night">
        <VaultView />
        <div className="wrap night-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading>{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
        {picture && isPhotographed(block, around) ? (
          <figure className="night-picture">
            <HeroPicture picture={picture} tall={tall} around={around} />
          </figure>
        ) : (
          <div className="night-niches">
            <BottleRow around={around} most={5} />
          </div>
        )}
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
