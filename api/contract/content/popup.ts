import { z } from 'zod'
import { Id, Instant, ShortText } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Blocks } from './blocks/blocks.ts'

/** The address of a page as a popup names it; the home page's is empty. */
export const PopupPage = z.string().max(200)

/** A window that opens over a page, once for each visitor or on every visit. */
export const Popup = z.object({
  id: Id,
  title: ShortText,
  blocks: Blocks,
  images: z.array(Image),
  /** The pages it is for; none means all. */
  pages: z.array(PopupPage),
  showOnReload: z.boolean(),
  /** In seconds. */
  delay: z.int().min(0),
  /** Alcohol may not be promoted by what stands in the way: such a popup stays in the flow of the page. */
  promotesWine: z.boolean(),
  /** What the law wants said with it; empty where it wants nothing. */
  healthMessage: ShortText,
})

/** What a page has to know of a popup before it opens. */
export const PopupNotice = Popup.omit({ blocks: true, images: true })

/** The same, as its owner sees it. */
export const OwnedPopup = Popup.extend({ isValid: z.boolean(), startsAt: Instant.nullable(), endsAt: Instant.nullable() })
