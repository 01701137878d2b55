import type { PregnancyBlock } from '#app/models/content/blocks/text-blocks.ts'
import { words } from '#app/texts/content/blocks.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** The pictogram for pregnant women, with the words that say the same. */
export function Pregnancy({ block: { type: _, ...frame } }: BlockProps<PregnancyBlock>) {
  return (
    <Section {...frame} className="pregnancy">
      <img data-law="" src="/art/pregnancy.svg" width="96" height="96" alt={words.pregnancyPicture} loading="lazy" />
      <p data-law="">{alcoholTexts.pregnancy}</p>
    </Section>
  )
}
