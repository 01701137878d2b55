import type { FactView } from '#app/texts/catalog/product-facts.ts'

/** The facts of a label: in two columns, or as a list. */
export function LabelFacts({ facts, look }: { facts: FactView[]; look: string }) {
  return (
    <dl className={`label-facts label-facts-${look} num`}>
      {facts.map(({ name, parts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {parts.map(({ text, isStrong }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
              isStrong ? <strong key={place}>{text}</strong> : <span key={place}>{text}</span>,
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
