import { listFigures } from '#app/texts/catalog/product-figures.ts'
import type { ProductView } from './shop-product.ts'

/** True numbers of a wine in a row, each with what it tells; all of them are said in words below. */
export function ProductFigures({ view: { product, chosen } }: { view: ProductView }) {
  const figures = listFigures({ facts: chosen.facts, description: product.description, story: product.story })
  if (figures.length < 2) return null
  return (
    <ul className="figures good-figures num" aria-hidden="true">
      {figures.map(({ count, unit, says }) => (
        <li key={`${count} ${says}`}>
          <b>{count}</b> {unit}
          <span className="small muted">{says}</span>
        </li>
      ))}
    </ul>
  )
}
