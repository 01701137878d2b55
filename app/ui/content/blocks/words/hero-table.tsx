import { readCounted } from '#app/models/content/blocks/counted-title.ts'
import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { BottleRow } from './bottle-row.tsx'
import { isPhotographed } from './photographed.ts'

/** An opening of words: a sentence that counts is set as a table of its numbers; below it the bottles, or the owner's photograph. */
export function HeroTable({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  const counted = readCounted(title)
  return (
    <>
      <section id={anchor} className="opening">
        <div className="wrap">
          {eyebrow && <p className="opening-eyebrow">{eyebrow}</p>}
          <Heading className={counted ? 'opening-table' : undefined}>
            {counted
              ? counted.map(({ count, words }) => (
                  <span key={words} className="opening-line">
                    <b>{count}</b> <span>{words}</span>{' '}
                  </span>
                ))
              : title}
          </Heading>
          <div className="opening-below">
            {lead && <p className="lead">{lead}</p>}
            <Actions actions={actions} />
          </div>
          {picture && isPhotographed(block, around) ? (
            <figure className="opening-picture">
              <HeroPicture picture={picture} tall={tall} around={around} />
            </figure>
          ) : (
            <BottleRow around={around} most={8} />
          )}
        </div>
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}
