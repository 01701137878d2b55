import { productTexts } from '#app/texts/catalog/shop.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import type { ProductView } from './shop-product.ts'

/** Who made it, each with what they do; nothing where its house tells of nobody. */
export function Winemakers({ winemakers }: Pick<ProductView, 'winemakers'>) {
  if (winemakers.length === 0) return null
  return (
    <section>
      <h2>{productTexts.winemakers}</h2>
      <ul className="won winemakers">
        {winemakers.map(({ id, name, role, summary, image }) => (
          <li key={id}>
            {image && <Picture picture={image} sizes="5rem" />}
            <span>
              <b>{name}</b>
              {role && <span className="small muted">{role}</span>}
              {summary}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
