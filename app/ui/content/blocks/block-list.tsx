import type { ReactNode } from 'react'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { Columns } from './columns.tsx'
import { CalendarInPage } from './house/calendar.tsx'
import { FormInPage } from './house/form.tsx'
import { Hours } from './house/hours.tsx'
import { AddressMap } from './house/map.tsx'
import { Newsletter } from './house/newsletter.tsx'
import { OwnBlockView } from './house/own-block.tsx'
import { Products } from './house/products.tsx'
import { Shelf } from './house/shelf.tsx'
import { Tonight } from './house/tonight.tsx'
import { Embed } from './media/embed.tsx'
import { Gallery } from './media/gallery.tsx'
import { ImageAlone } from './media/image.tsx'
import { Slider } from './media/slider.tsx'
import { Film } from './media/video.tsx'
import type { BlockProps } from './parts/block-props.ts'
import type { Around } from './parts/pages.ts'
import { Accordion } from './words/accordion.tsx'
import { CallToAct } from './words/call.tsx'
import { Cards } from './words/cards.tsx'
import { Hero } from './words/hero.tsx'
import { Pregnancy } from './words/pregnancy.tsx'
import { Prose } from './words/prose.tsx'
import { Quote } from './words/quote.tsx'
import { Steps } from './words/steps.tsx'
import { TextImage } from './words/text-image.tsx'
import { Title } from './words/title.tsx'

/** Columns hand the head of the page on to what stands in them. */
type Given<B extends PageBlock> = BlockProps<B> & { head?: PageBlock | undefined }
type Views = { [T in PageBlock['type']]: (shown: Given<Extract<PageBlock, { type: T }>>) => ReactNode }

const views: Views = {
  hero: Hero,
  title: Title,
  text: Prose,
  'text-image': TextImage,
  quote: Quote,
  call: CallToAct,
  accordion: Accordion,
  steps: Steps,
  cards: Cards,
  pregnancy: Pregnancy,
  image: ImageAlone,
  slider: Slider,
  gallery: Gallery,
  video: Film,
  embed: Embed,
  news: Shelf,
  blog: Shelf,
  products: Products,
  services: Shelf,
  album: Shelf,
  form: FormInPage,
  calendar: CalendarInPage,
  reviews: Shelf,
  awards: Shelf,
  newsletter: Newsletter,
  map: AddressMap,
  hours: Hours,
  tonight: Tonight,
  own: OwnBlockView,
  columns: (shown) => (
    <Columns {...shown} show={(blocks) => <BlockList blocks={blocks} around={shown.around} head={shown.head} />} />
  ),
}

type Props = { blocks: PageBlock[]; around: Around; head?: PageBlock | undefined; opening?: PageBlock | undefined }

/**
 * A page's blocks, one below the other; `head` is the one that bears the first heading, and `opening` the one whose picture is in
 * sight, where nothing stands above them.
 */
export function BlockList({ blocks, around, head, opening }: Props) {
  return blocks.map((block, place) => {
    const View = views[block.type] as (shown: Given<PageBlock>) => ReactNode
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are a list without ids that never moves on a visitor's screen
    return <View key={place} block={block} around={around} isHead={block === head} head={head} isOpening={block === opening} />
  })
}
