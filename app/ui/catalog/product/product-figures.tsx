import type { ProductView } from './shop-product.ts'

/** True numbers of a wine in a row, each with what it tells; all of them are said in words below. */
export function ProductFigures({ figures }: Pick<ProductView, 'figures'>) {
  if (figures.length < 2) return null
  return (
    <ul className="figures good-figures num" aria-hidden="true">
      {figures.map(({ count, unit, says }) => (
        <li key={says}>
          <b>{count}</b> {unit}
          <span className="small muted">{says}</span>
        </li>
      ))}
    </ul>
  )
}
