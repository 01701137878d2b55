import type { HouseBlock } from '#app/models/blocks/house-blocks.ts'
import { emptyPlaces } from '#app/texts/blocks.ts'
import { EmptyPlace } from '../empty-place.tsx'
import { Section } from '../section.tsx'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../shown.ts'

export type ListBlock = Exclude<HouseBlock, { type: 'calendar' | 'form' | 'hours' | 'map' | 'newsletter' | 'products' }>

/** The place of something the house keeps, while it keeps none of it. */
export function HouseList({ block: { type, title, ...rest } }: Shown<ListBlock>) {
  return (
    <Section anchor={rest.anchor} ground={rest.ground}>
      <SectionHead title={title} />
      <EmptyPlace {...emptyPlaces[type]} />
    </Section>
  )
}
