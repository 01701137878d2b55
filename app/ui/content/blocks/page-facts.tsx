import { CustomFacts } from '../../platform/lists/custom-facts.tsx'
import type { Page } from './parts/pages.ts'
import { Section } from './parts/section.tsx'

export type PageFact = Page['customFacts'][number]

/** What the house says of a page in fields of its own, in one of their spots. */
export function PageFacts({ facts, spot }: { facts: readonly PageFact[]; spot: 'PAGE_HEAD' | 'PAGE_FOOT' }) {
  const shown = facts.filter(({ spots }) => spots.includes(spot))
  if (shown.length === 0) return null
  return (
    <Section>
      <CustomFacts facts={shown} />
    </Section>
  )
}
