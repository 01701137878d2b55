import type { Answer, Contract } from '#api/contract/index.ts'
import { CustomFacts } from './custom-facts.tsx'

export type PageFact = Answer<Contract['getPage']>['customFacts'][number]

type Props = { facts: readonly PageFact[]; spot: 'PAGE_HEAD' | 'PAGE_FOOT' }

/** What the house says of a page in fields of its own, in one of their spots: a section among those of the page. */
export function PageFacts({ facts, spot }: Props) {
  const shown = factsIn(facts, spot)
  if (shown.length === 0) return null
  return (
    <section className="block">
      <div className="wrap">
        <CustomFacts facts={shown} />
      </div>
    </section>
  )
}

/** The same below the title of a screen that is made of no blocks, at the measure of what stands around it. */
export function OpeningFacts({ facts }: Pick<Props, 'facts'>) {
  const shown = factsIn(facts, 'PAGE_HEAD')
  return shown.length > 0 && <CustomFacts facts={shown} />
}

const factsIn = (facts: Props['facts'], spot: Props['spot']) => facts.filter(({ spots }) => spots.includes(spot))
