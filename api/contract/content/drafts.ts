import { z } from 'zod'
import { writtenKinds } from '#app/models/content/written-kind.ts'
import { call, type Schema } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Instant, listed, Nothing, ShortText, Text } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Blocks } from './blocks/blocks.ts'

const ById = z.strictObject({ id: Id })

/** Names a body by what it says: two bodies have the same one only when they say the same. */
export const BodyHash = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** What stands over a body; a page has no picture of its own. */
const Head = z.object({ title: ShortText, summary: Text, idImage: Id.nullable() })
const ArticleHead = z.strictObject({ title: ShortText.min(1), summary: z.string().max(2000), idImage: Id.nullable() })
export const PageHead = z.strictObject({ title: ShortText.min(1), summary: ShortText })

/** A draft as a list tells of it. */
export const DraftHead = z.object({
  kind: z.enum(writtenKinds),
  idRecord: Id,
  title: ShortText,
  /** Where visitors read it. */
  url: ShortText,
  /** The body as it was saved last; the public one where there is no draft. */
  hash: BodyHash,
  isDraft: z.boolean(),
  savedAt: Instant.nullable(),
  savedBy: ShortText,
  /** When the draft takes the place of the public body by itself. */
  publishAt: Instant.nullable(),
  /** What is hidden is then put online too. */
  goesOnline: z.boolean(),
})

/** What is being written of a page or an article, beside what visitors read. */
export const Draft = DraftHead.extend({
  /** The public body has changed since the draft was begun. */
  isBehind: z.boolean(),
  /** Who reads what is public: nobody while it is hidden, the staff alone while the site is under construction. */
  seenBy: z.enum(['everyone', 'members', 'staff', 'nobody']),
  /** The day to come from which they read it. */
  seenFrom: Day.nullable(),
  /** Title, summary and picture: the draft's own where it has them, else the public ones. */
  head: Head,
  hasHead: z.boolean(),
  headHash: BodyHash,
  publicHead: Head,
  publicHeadHash: BodyHash,
  publicHash: BodyHash,
  publicBlocks: Blocks,
  blocks: Blocks,
  images: z.array(Image),
})

/** A body that was public once. */
export const VersionHead = z.object({
  id: Id,
  idRecord: Id,
  number: z.int(),
  cause: z.enum(['FIRST', 'PUBLISHED', 'SCHEDULED', 'RESTORED']),
  hash: BodyHash,
  /** It says what is public. */
  isCurrent: z.boolean(),
  createdAt: Instant,
  createdBy: ShortText,
})

/** A version whole; of one that was kept before, the body alone. */
export const Version = VersionHead.extend({ head: Head.nullable(), blocks: Blocks, images: z.array(Image) })

/** What is asked of a draft, whatever it is of. */
export const draftBodies = {
  save: z.strictObject({
    blocks: Blocks,
    seen: BodyHash.optional(),
    head: ArticleHead.optional(),
    seenHead: BodyHash.optional(),
  }),
  schedule: z.strictObject({ publishAt: Instant.nullable(), goesOnline: z.boolean().optional() }),
  publish: z.strictObject({
    seen: BodyHash.optional(),
    seenHead: BodyHash.optional(),
    over: BodyHash.optional(),
    overHead: BodyHash.optional(),
    goesOnline: z.boolean().optional(),
  }),
}

/** The same of a story: what stands over it is the product's own, and so is whether it is online. */
const storyBodies = {
  save: draftBodies.save.pick({ blocks: true, seen: true }),
  schedule: draftBodies.schedule.pick({ publishAt: true }),
  publish: draftBodies.publish.omit({ goesOnline: true }),
}
const storyPreview = z.strictObject({ blocks: Blocks })
const articlePreview = storyPreview.extend({ head: ArticleHead.optional() })

/** All drafts together. */
export const drafts = {
  listDrafts: call('GET /admin/draft', 'admin', {
    says: 'Les brouillons de pages, d’actualités, d’articles et d’histoires de produits qui attendent, le plus récent d’abord.',
    answer: listed('drafts', DraftHead),
  }),
}

type Words = { ofOne: string; keeps: string }
type Bodies<Save, Schedule, Publish, Preview> = { save: Save; schedule: Schedule; publish: Publish; preview: Preview }

/** How the body of an article is written, or the story of a product. */
function draftsOf<A extends Schema, B extends Schema, C extends Schema, D extends Schema>(
  kind: 'news' | 'blog' | 'product',
  { ofOne, keeps }: Words,
  bodies: Bodies<A, B, C, D>,
) {
  return {
    get: call(`GET /admin/${kind}/{id}/draft`, 'admin', {
      says: `Le brouillon ${ofOne} ; sans brouillon, ce qu’on en lit en public.`,
      params: ById,
      answer: Draft,
    }),
    save: call(`PUT /admin/${kind}/{id}/draft`, 'admin', {
      says: keeps,
      params: ById,
      body: bodies.save,
      answer: Draft,
    }),
    drop: call(`DELETE /admin/${kind}/{id}/draft`, 'admin', {
      says: 'Jette un brouillon ; ce qui se lit en public reste ce qu’il est.',
      params: ById,
      answer: Nothing,
    }),
    schedule: call(`PUT /admin/${kind}/{id}/draft/schedule`, 'admin', {
      says: 'Dit quand un brouillon paraît de lui-même, et s’il est mis en ligne alors ; sans date, il attend.',
      params: ById,
      body: bodies.schedule,
      answer: Draft,
    }),
    publish: call(`POST /admin/${kind}/{id}/draft/publish`, 'admin', {
      says: 'Publie un brouillon, et met en ligne avec « goesOnline » ; refusé quand le public a changé depuis, sauf si « over » et « overHead » le nomment.',
      params: ById,
      body: bodies.publish,
      answer: Draft,
      changes: 'content',
    }),
    listVersions: call(`GET /admin/${kind}/version`, 'admin', {
      says: 'Ce qui a été lu en public, version après version.',
      query: list({ idRecord: 'text', number: 'number', createdAt: 'moment' }, { nbItem: 50, orderBy: '-createdAt' }),
      answer: listed('versions', VersionHead),
    }),
    getVersion: call(`GET /admin/${kind}/version/{id}`, 'admin', {
      says: `Une version ${ofOne}.`,
      params: ById,
      answer: Version,
    }),
    restoreVersion: call(`POST /admin/${kind}/version/{id}/restore`, 'admin', {
      says: 'Publie à nouveau une version ; celle d’à présent reste dans la liste.',
      params: ById,
      answer: VersionHead,
      changes: 'content',
    }),
    preview: call(`PUT /admin/${kind}/{id}/preview`, 'admin', {
      says: `Garde pour une heure l’aperçu ${ofOne}, que seule l’équipe peut ouvrir.`,
      params: ById,
      body: bodies.preview,
      answer: z.object({ id: Id, url: ShortText, expiresAt: Instant }),
    }),
    getPreview: call(`GET /admin/${kind}/preview/{id}`, 'admin', {
      says: 'Un aperçu, tant qu’il dure.',
      params: ById,
      answer: z.object({
        idRecord: Id,
        title: ShortText,
        summary: Text,
        image: Image.nullable(),
        blocks: Blocks,
        images: z.array(Image),
        expiresAt: Instant,
      }),
    }),
  }
}

const keepsArticle =
  'Garde un brouillon à l’écart du public, avec son titre, son résumé et son image dans « head » ; refusé quand il n’est plus celui que « seen » et « seenHead » nomment.'
const keepsStory = 'Garde un brouillon de l’histoire à l’écart du public ; refusé quand il n’est plus celui que « seen » nomme.'

const articleBodies = { ...draftBodies, preview: articlePreview }
const news = draftsOf('news', { ofOne: 'd’une actualité', keeps: keepsArticle }, articleBodies)
const blog = draftsOf('blog', { ofOne: 'd’un article', keeps: keepsArticle }, articleBodies)
const story = draftsOf(
  'product',
  { ofOne: 'de l’histoire d’un produit', keeps: keepsStory },
  { ...storyBodies, preview: storyPreview },
)

/** How news are written. */
export const newsDrafts = {
  getNewsDraft: news.get,
  saveNewsDraft: news.save,
  dropNewsDraft: news.drop,
  scheduleNewsDraft: news.schedule,
  publishNewsDraft: news.publish,
  listNewsVersions: news.listVersions,
  getNewsVersion: news.getVersion,
  restoreNewsVersion: news.restoreVersion,
  previewNews: news.preview,
  getNewsPreview: news.getPreview,
}

/** How articles of the blog are written. */
export const blogDrafts = {
  getBlogDraft: blog.get,
  saveBlogDraft: blog.save,
  dropBlogDraft: blog.drop,
  scheduleBlogDraft: blog.schedule,
  publishBlogDraft: blog.publish,
  listBlogVersions: blog.listVersions,
  getBlogVersion: blog.getVersion,
  restoreBlogVersion: blog.restoreVersion,
  previewBlog: blog.preview,
  getBlogPreview: blog.getPreview,
}

/** How the stories of products are written. */
export const storyDrafts = {
  getStoryDraft: story.get,
  saveStoryDraft: story.save,
  dropStoryDraft: story.drop,
  scheduleStoryDraft: story.schedule,
  publishStoryDraft: story.publish,
  listStoryVersions: story.listVersions,
  getStoryVersion: story.getVersion,
  restoreStoryVersion: story.restoreVersion,
  previewStory: story.preview,
  getStoryPreview: story.getPreview,
}
