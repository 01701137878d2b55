import type { FactView } from '#app/texts/catalog/product-facts.ts'

/** What an electronic label says, allergens emphasised. */
export function ELabelFacts({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl>
      {facts.map(({ name: fact, parts }) => (
        <div key={fact}>
          <dt>{fact}</dt>
          <dd>
            {parts.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
