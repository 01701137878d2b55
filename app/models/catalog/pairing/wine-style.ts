import type { ProductKind } from '../products/product-kind.ts'

/** The styles of wine that a table of dishes speaks of. */
export const wineStyles = [
  'blanc-vif',
  'blanc-ample',
  'rouge-leger',
  'rouge-charpente',
  'rose',
  'bulles',
  'jaune',
  'doux',
  'liqueur',
] as const
export type WineStyle = (typeof wineStyles)[number]

/** What is known of a wine by which its style is told: alcohol in tenths of a percent, sugar in grams per litre. */
export type WineNature = { kind: ProductKind; alcohol: number | null; sugar: number | null }

/** Up to here a wine is light, from there on it is full, in tenths of a percent of alcohol; between them it is both. */
export const strengths = { light: 125, full: 125 }
/** Up to so many grams of sugar per litre a wine is dry: the law's word for wines that are still, its `brut` for others. */
export const mostSugarOfDry = 12

const plainStyles: Partial<Record<ProductKind, WineStyle>> = {
  rose: 'rose',
  bulles: 'bulles',
  jaune: 'jaune',
  paille: 'doux',
  liqueur: 'liqueur',
}

/** The styles of a wine, by its family and what its label says; none for what is no wine. */
export function stylesOf({ kind, alcohol, sugar }: WineNature): WineStyle[] {
  const plain = plainStyles[kind]
  if (plain) return [plain]
  if (kind === 'blanc' && sugar !== null && sugar > mostSugarOfDry) return ['doux']
  const [light, full]: [WineStyle, WineStyle] =
    kind === 'rouge' ? ['rouge-leger', 'rouge-charpente'] : ['blanc-vif', 'blanc-ample']
  if (kind !== 'rouge' && kind !== 'blanc') return []
  if (alcohol === null) return [light, full]
  return [...(alcohol <= strengths.light ? [light] : []), ...(alcohol >= strengths.full ? [full] : [])]
}

/** Whether a wine is dry or sweet; nothing where neither its family nor its label says it. */
export function sweetnessOf({ kind, sugar }: WineNature): 'sec' | 'doux' | undefined {
  if (kind === 'paille' || kind === 'liqueur') return 'doux'
  if (sugar === null) return kind === 'jaune' ? 'sec' : undefined
  return sugar <= mostSugarOfDry ? 'sec' : 'doux'
}

/** Whether a wine may be called light, or full, by its alcohol; nothing is said of one whose label says none. */
export function hasBody({ alcohol }: WineNature, body: 'leger' | 'ample'): boolean {
  if (alcohol === null) return false
  return body === 'leger' ? alcohol <= strengths.light : alcohol >= strengths.full
}
