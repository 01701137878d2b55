import type { Answer, Contract } from '#api/contract/index.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { Post, PromotedLook } from '#app/models/content/post.ts'
import type { Reviews } from '../../reviews/reviews.ts'

/** What stands in the place of a block that shows what the house keeps. */
export type BlockData =
  | { kind: 'posts'; posts: Post[]; look: PromotedLook; more: Action }
  | { kind: 'album'; pictures: Answer<Contract['getAlbum']>['pictures']; more: Action }
  | { kind: 'awards'; awards: Answer<Contract['listAwards']> }
  | { kind: 'reviews'; reviews: Reviews; more: Action }
  /** Not even a place: the feature is switched off, or those who know of it are silent. */
  | { kind: 'nothing' }

/** The shelves of a page, by the block whose place they take; a block without one has nothing to show yet. */
export type HouseLists = ReadonlyMap<PageBlock, BlockData>
