import type { Answer, Contract } from '#api/contract/index.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { MarkedText } from '#app/models/site/search-kind.ts'
import type { ProductCard } from '../../catalog/shop/product-card-view.ts'
import type { ShopLook } from '../../catalog/shop/shop-list.ts'
import type { Paging } from '../../platform/lists/paging.ts'
import type { ProductShelf } from '../blocks/parts/product-shelves.ts'

export type Found = Answer<Contract['searchSite']>

export type Hit = Found['results'][number]

/** A result as the screen shows it. */
export type HitView = Pick<Hit, 'title' | 'titleParts' | 'date' | 'image'> & {
  href: string
  label: string
  note: string | undefined
  excerpt: MarkedText[]
}

/** The search as the screen shows it; `hits` is missing until something is asked. */
export type SearchView = {
  asked: string
  place: string
  chips: { label: string; total: number; href: string; isCurrent: boolean }[]
  total: number
  hits: HitView[] | undefined
  goods: GoodsView
  /** A dish was asked for. */
  isDish: boolean
  /** Wines for whoever found nothing. */
  consolation: ProductShelf | undefined
  understood: string | null
  hint: Action | undefined
  ways: Action[]
  paging: Paging
}

/** The wines among what was found, each with why it goes with the dish that was asked for. */
export type GoodsView = {
  shown: { card: ProductCard; reason: string }[]
  look: ShopLook
  /** They stand before what is written. */
  isFirst: boolean
  more: Action | undefined
}
