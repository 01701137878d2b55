import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { ServerDrawn } from '#app/ui/platform/body/server-part.tsx'
import { MinorsBand } from '#app/ui/site/words/minors-band.tsx'
import { Actions } from '../parts/actions.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { HeroPicture } from '../parts/hero-picture.tsx'
import { HeroCut } from './hero-cut.tsx'
import { HeroNiche } from './hero-niche.tsx'
import { HeroTable } from './hero-table.tsx'
import { HeroView } from './hero-view.tsx'
import { HeroWindow } from './hero-window.tsx'
import { isPhotographed } from './photographed.ts'

const views = {
  engraving: HeroPictured,
  table: HeroTable,
  collage: HeroCut,
  view: HeroView,
  niche: HeroNiche,
  window: HeroWindow,
} as const satisfies Record<PartChoice['opening'], unknown>

/** The opening of the home page: who we are, and the first thing to do; the band of the law continues its soil. */
export function Hero(given: BlockProps<HeroBlock>) {
  return <ServerDrawn draw={import.meta.env.SSR && (() => <Opening {...given} />)} />
}

function Opening(given: BlockProps<HeroBlock>) {
  const View = views[given.around.parts.opening]
  return <View {...given} />
}

function HeroPictured({ block, around, isHead }: BlockProps<HeroBlock>) {
  const { eyebrow, title, lead, actions, picture, tall, anchor } = block
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <>
      <section id={anchor} className={openingClass(block, around)}>
        <div className="wrap">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading>{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
        {picture ? <HeroPicture picture={picture} tall={tall} around={around} /> : around.hasHills && <Hills />}
      </section>
      {around.minorsBand && <MinorsBand />}
    </>
  )
}

/** The land that the program draws for a wine grower who has sent no picture. */
function Hills() {
  return (
    <picture className="hero-art">
      <source media="(width < 768px)" srcSet="/art/hills-tall.svg" width="780" height="640" />
      <img src="/art/hills-wide.svg" width="1600" height="540" alt="" fetchPriority="high" />
    </picture>
  )
}

function openingClass(block: HeroBlock, around: BlockProps<HeroBlock>['around']): string {
  if (!block.picture) return around.hasHills ? 'hero hero-drawn' : 'hero'
  return isPhotographed(block, around) ? 'hero hero-photographed' : 'hero hero-drawn'
}
