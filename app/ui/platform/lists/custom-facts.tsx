import type { Answer, Contract } from '#api/contract/index.ts'
import { CustomValue } from './custom-value.tsx'

/** What is said in fields of the house's own, one under the other. */
export function CustomFacts({ facts }: { facts: Answer<Contract['listOwnFacts']> }) {
  return (
    <dl className="facts">
      {facts.map(({ key, label, kind, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <CustomValue kind={kind} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
