import type { Generated } from 'kysely'
import type { CommentedKind, CommentRule, CommentState } from '#app/models/content/comment.ts'
import type { Flag, PlaceColumns, SiteId } from './columns.ts'

/** What every piece of writing has. */
type Written = {
  site_id: SiteId
  id: string
  lang: string
  slug: string
  title: string
  summary: string
  /** A picture of the library; empty where there is none. */
  image_id: string
  is_valid: Flag
  updated_at: string
}

/** Writing that comes out on its day; `is_out` is set when it does, so that page caches learn of it. */
type Dated = Written & { date: string; is_out: Flag; blocks: string; comments: Generated<CommentRule> }

/** Tables of what the house writes and shows. */
export type WritingTables = {
  news: Dated & { promoted: Flag }
  blog_folders: Written & { id_parent: string | null; sort_order: number }
  blogs: Dated & { folder_id: string | null }
  /** What visitors say of news and articles. One whose article is gone comes back with it, or goes with time. */
  comments: {
    site_id: SiteId
    id: string
    article_kind: CommentedKind
    article_id: string
    /** As it was when it was commented on. */
    article_title: string
    author: string
    email: string
    /** The one form of the address, by which its writer is known. */
    email_key: string
    /** Of somebody who was logged in. */
    user_id: string | null
    text: string
    state: CommentState
    answer: string
    created_at: string
    decided_at: string | null
  }
  /** `pictures` is a JSON list of pictures and films of the library, with their captions. */
  albums: Written & { sort_order: number; date: string | null; pictures: string }
  /** An award without a product is the house's own. */
  awards: Omit<Written, 'slug'> & { sort_order: number; year: number | null; product_id: string }
  /** `products` is a JSON list of ids; empty where somebody made all wines of the house. */
  winemakers: Omit<Written, 'slug' | 'title'> & { sort_order: number; name: string; role: string; products: string }
  /** `tag_keys` holds the tags as addresses say them, each between bars. */
  services: Written & { sort_order: number; tags: string; tag_keys: string; for_members: Flag; blocks: string }
  /** A kind of element of the site's own, under the route that its address names. */
  collections: Omit<Written, 'slug' | 'image_id'> & { sort_order: number; route: string }
  /** `taken` counts the places of its registrations, changed in the same transaction. */
  elements: Written & {
    collection_id: string
    date: string | null
    places: number | null
    taken: number
    for_members: Flag
    blocks: string
  }
  /** Where a thing stood before: `within` is its language, the collection of an element, or nothing for a product. */
  former_slugs: {
    site_id: SiteId
    kind: 'album' | 'blog' | 'collection' | 'element' | 'news' | 'product' | 'service'
    within: string
    slug: string
    thing_id: string
  }
  registrations: PlaceColumns & {
    site_id: SiteId
    id: string
    element_id: string
    user_id: string | null
    firstname: string
    lastname: string
    email: string
    phone: string
    message: string
    places: number
    /** Of the secret in the mail by which it is confirmed or cancelled. */
    token_hash: string
    created_at: string
  }
  /** What others last said of the house at the review service, in its order. */
  reviews: {
    site_id: SiteId
    id: string
    rank: number
    author: string
    rating: number
    text: string
    date: string
    fetched_at: string
  }
}
