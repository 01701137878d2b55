import type { Answer, Contract } from '#api/contract/index.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { DrawnNode } from '#app/models/content/blocks/draw-template.ts'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import type { ProductCard } from '../../../catalog/shop/product-card-view.ts'
import type { ShopLook } from '../../../catalog/shop/shop-list.ts'
import type { HouseCalendar } from '../../calendar/calendars.ts'
import type { CustomForm } from '../../house-form/house-forms.ts'
import type { HouseLists } from './block-data.ts'
import type { AddressView } from './company-addresses.ts'
import type { ProductShelf } from './product-shelves.ts'

export type Page = Answer<Contract['getPage']>

/** What blocks show besides their own words. */
export type Around = {
  images: Record<string, Page['images'][number]>
  addresses: AddressView[]
  hours: { days: string; hours: string }[]
  /** Whether what other sites show may be loaded. */
  thirdParties: boolean
  /** What its blocks show of the shop. */
  shelves: Record<string, ProductShelf>
  /** Whether the law wants its band for minors here. */
  minorsBand: boolean
  /** What blocks show that the house keeps elsewhere. */
  house: HouseLists
  /** The calendars that blocks name, by their ids. */
  calendars: Record<string, HouseCalendar>
  /** The forms that blocks show, by their ids. */
  forms: Record<string, CustomForm>
  /** What the blocks that the site has declared are drawn of, and the cards of the wines that they name. */
  own: {
    drawn: ReadonlyMap<PageBlock, readonly DrawnNode[]>
    cards: Readonly<Record<string, ProductCard>>
    look: ShopLook
  }
  /** Whether an engraved land may open a page that has no picture: it is printed in the program's own colours. */
  hasHills: boolean
  /** The variants of parts that blocks show. */
  parts: Pick<PartChoice, 'opening' | 'bottle' | 'section' | 'gallery'>
  /** Whether the house sends letters. */
  hasNewsletter: boolean
  /** Whether the site sells, whether it says its prices, and what stands where nothing is on sale yet. */
  shop: { sells: boolean; hidesPrices: boolean; soon: { title: string; text: string } }
}

/** What a page says of the frame around it. */
export type PageLayout = { isNarrow: boolean; isUnderMenu: boolean; lang: string | undefined }
