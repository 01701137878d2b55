import type { ProductKind } from '../products/product-kind.ts'
import type { WineFacts } from '../wine-facts.ts'

type Sold = { type: string; kind: ProductKind }

/** Whether a product may be a mere thing, such as a corkscrew: it is neither wine nor box. */
export function isGood({ type, kind }: Sold): boolean {
  return type === 'WINE' && kind === 'autre'
}

/** A maker's guarantee as the label of the Union tells it. */
export type Durability = { years: number; brand: string; model: string }

/** The guarantee of durability that a product carries; a wine has none, whatever was said of it before it became one. */
export function findDurability(product: Sold, { good }: Pick<WineFacts, 'good'>): Durability | undefined {
  if (!isGood(product) || !good?.guaranteeYears) return undefined
  return { years: good.guaranteeYears, brand: good.brand || good.maker, model: good.model }
}

/** What has to be said of what is neither wine nor box: what it is at all, what is in it if it is food, who answers for it if not. */
export type GoodGap = 'nature' | 'denomination' | 'bottler' | 'ingredients' | 'maker' | 'makerContact' | 'model'

/** What a product that is neither wine nor box does not say yet. */
export function findGoodGaps({ good, ingredients, denomination, bottler, nutrition }: WineFacts): GoodGap[] {
  const isFood = ingredients !== '' || nutrition !== null
  const isThing = good !== null && [good.maker, good.makerContact, good.model].some(Boolean)
  if (!isFood && !isThing) return ['nature']
  const gaps: [GoodGap, boolean][] = [
    ['denomination', isFood && denomination === ''],
    ['ingredients', isFood && ingredients === ''],
    ['bottler', isFood && bottler === ''],
    ['maker', isThing && good.maker === ''],
    ['makerContact', isThing && good.makerContact === ''],
    ['model', isThing && good.model === ''],
  ]
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}
