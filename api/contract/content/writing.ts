import { z } from 'zod'
import { commentRules } from '#app/models/content/comment.ts'
import { PictureRef } from '../platform/block-parts.ts'
import { Day, Id, Instant, ShortText, Slug, Text } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Blocks } from './blocks/blocks.ts'
import { PlaceState } from './calendar.ts'

const Written = z.object({ id: Id, slug: Slug, title: ShortText, summary: Text, image: Image.nullable() })

/** What a piece of writing says whole, with the pictures that its blocks name. */
const Whole = { blocks: Blocks, images: z.array(Image) }
/** What its owner knows besides. */
const Kept = { isValid: z.boolean(), updatedAt: Instant }

/** What the owner knows of what comes out on a day; `isOut` tells whether it has come. */
const Dated = { ...Kept, isOut: z.boolean(), comments: z.enum(commentRules) }

/** A piece of news. */
export const News = Written.extend({ promoted: z.boolean(), date: Day })
/** A piece of news with its body. */
export const WholeNews = News.extend(Whole)
/** A piece of news as its owner sees it. */
export const AdminNews = WholeNews.extend(Dated)

/** A folder of the blog. */
export const BlogFolder = Written.extend({ idParent: Id.nullable() })
/** A folder of the blog as its owner sees it. */
export const AdminBlogFolder = BlogFolder.extend({ ...Kept, order: z.int() })

/** An article of the blog. */
export const Blog = Written.extend({ idFolder: Id.nullable(), date: Day })
/** An article of the blog with its body. */
export const WholeBlog = Blog.extend(Whole)
/** An article as its owner sees it. */
export const AdminBlog = WholeBlog.extend(Dated)

/** One step of a breadcrumb. */
export const Crumb = z.object({ id: Id, slug: Slug, title: ShortText })

/** A picture or a film of an album. */
export const AlbumPicture = z.object({ image: Image, caption: ShortText, kind: z.enum(['image', 'video']) })
/** An album, and how many pictures it holds. */
export const Album = Written.extend({ date: Day.nullable(), count: z.int() })
/** An album with its pictures and films. */
export const WholeAlbum = Album.extend({ images: z.array(Image), pictures: z.array(AlbumPicture) })
/** An album as its owner sees it, with its pictures as they were chosen. */
export const AdminAlbum = WholeAlbum.extend({ ...Kept, order: z.int(), refs: z.array(z.object(PictureRef.shape)) })

/** A service that the house offers. */
export const Service = Written.extend({ tags: z.array(ShortText), isReserved: z.boolean() })
const ServiceBody = Service.extend(Whole)
/** A service with its body, and the words by which it is still found. */
export const WholeService = ServiceBody.extend({ formerSlugs: z.array(Slug) })
/** A service as its owner sees it. */
export const AdminService = ServiceBody.extend({ ...Kept, order: z.int() })

const CollectionWords = z.object({ id: Id, route: Slug, title: ShortText, summary: Text })
/** A collection of the site's own, at its route, and those where it stood before. */
export const Collection = CollectionWords.extend({ formerRoutes: z.array(Slug) })
/** A collection as its owner sees it. */
export const AdminCollection = CollectionWords.extend({ ...Kept, order: z.int() })

/** An entry of one of the site's own collections; one with places can be registered for. */
export const Element = Written.extend({
  route: Slug,
  isReserved: z.boolean(),
  date: Instant.nullable(),
  places: z.int().nullable(),
  placesLeft: z.int().nullable(),
})
/** An entry of a collection with its body. */
export const WholeElement = Element.extend({ ...Whole, updatedAt: Instant })
/** An entry of a collection as its owner sees it. */
export const AdminElement = WholeElement.extend({ ...Kept, idCollection: Id })

/** Somebody who comes, as the owner sees them. */
export const Registration = z.object({
  id: Id,
  idElement: Id,
  firstname: ShortText,
  lastname: ShortText,
  email: ShortText,
  phone: ShortText,
  message: Text,
  places: z.int(),
  state: PlaceState,
  /** Until when they wait to be confirmed by whoever the mail goes to. */
  confirmBy: Instant.nullable(),
  createdAt: Instant,
})

/** What a visitor wrote of the house elsewhere, as it was fetched. */
export const Review = z.object({
  id: Id,
  author: ShortText,
  rating: z.int().min(1).max(5),
  text: Text,
  date: Day,
  fetchedAt: Instant,
})
