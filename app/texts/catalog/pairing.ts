import type { Pairing } from '#app/models/catalog/pairing/pairing.ts'
import type { WineStyle } from '#app/models/catalog/pairing/wine-style.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** Why a wine goes with a dish, and who says so: its owner, or our own table. */
export function sayPairing({ source, family, label, style }: Pairing, { theHouse }: GoodsWords): string {
  if (source === 'table') return style ? `D’après notre table des accords : ${styleNames[style]} avec ce plat.` : ''
  if (source === 'dish') return `Accord donné par ${theHouse} : ${label}.`
  return `Conseillé par ${theHouse} avec : ${family.toLowerCase()}${label && ` (${label})`}.`
}

/** The styles of wine, as a sentence names them. */
export const styleNames: Record<WineStyle, string> = {
  'blanc-vif': 'un blanc vif',
  'blanc-ample': 'un blanc ample',
  'rouge-leger': 'un rouge léger',
  'rouge-charpente': 'un rouge charpenté',
  rose: 'un rosé',
  bulles: 'des bulles',
  jaune: 'un vin jaune',
  doux: 'un vin doux',
  liqueur: 'un vin de liqueur',
}
