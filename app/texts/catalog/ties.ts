import type { Tie } from '#app/models/catalog/beside.ts'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { kindNames } from './shop.ts'

/** What two goods of a trade may share: what they are made of or who wrote them, and where they belong. */
const shared: Readonly<Record<GoodsWords['figure'], { grapes: string; appellation: string }>> = {
  bottle: { grapes: 'Le même cépage', appellation: 'La même appellation' },
  beer: { grapes: 'Les mêmes malts et houblons', appellation: 'Le même style' },
  cheese: { grapes: 'Le même lait', appellation: 'La même appellation' },
  book: { grapes: 'Du même auteur', appellation: 'Le même genre' },
}

/** Why one product stands beside another. */
export function sayTie(tie: Tie, kind: ProductKind, { sort: { ce, one }, figure }: GoodsWords): string {
  switch (tie.is) {
    case 'holds':
      return `${capitalise(ce)} ${one} est dans ce coffret`
    case 'held':
      return 'Il est dans ce coffret'
    case 'meal':
      return `Aussi avec : ${tie.label.charAt(0).toLowerCase()}${tie.label.slice(1)}`
    case 'grapes':
    case 'appellation':
      return `${shared[figure][tie.is]} : ${tie.label}`
    case 'kind':
      return `La même famille : ${kindNames[kind].toLowerCase()}`
  }
}
