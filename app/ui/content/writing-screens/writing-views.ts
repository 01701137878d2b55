import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { Post, PromotedLook, Step } from '#app/models/content/post.ts'
import type { PageFact } from '../../platform/lists/page-facts.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import type { Around } from '../blocks/parts/pages.ts'
import type { ProductShelf } from '../blocks/parts/product-shelves.ts'

/** A screen with a list of writings. */
export type ListView = {
  title: string
  lead: string
  /** What the house says of this list in fields of its own. */
  facts?: readonly PageFact[]
  crumbs: Step[]
  chips?: { label: string; links: { label: string; href: string; isCurrent: boolean }[] }
  promoted?: { look: PromotedLook; posts: Post[] }
  /** The first one stands large. */
  hasLead?: boolean
  posts: Post[]
  paging: Paging
}

/** A screen with one piece of writing. */
export type WritingView = {
  title: string
  summary: string
  crumbs: Step[]
  label?: string
  date?: string | null
  note?: string
  /** What one has to know to come. */
  facts?: { name: string; value: string }[]
  image: Post['image']
  look: 'article' | 'classic' | 'wide'
  blocks: PageBlock[]
  around: Around
  back?: Action
  action?: Action
  /** The wines that it names. */
  wines?: ProductShelf | undefined
  others?: { title: string; posts: Post[] }
}
