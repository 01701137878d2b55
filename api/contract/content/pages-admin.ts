import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing, ShortText, Text } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Blocks } from './blocks/blocks.ts'
import { PageType } from './page.ts'

const ById = z.strictObject({ id: Id })
const Layout = z.strictObject({ idPage: Id, idLayout: Id })

/** Names a body by what it says: two bodies have the same one only when they say the same. */
export const BodyHash = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

const DraftHead = z.object({
  idPage: Id,
  title: ShortText,
  url: ShortText,
  /** The body as it was saved last; that of the public page where there is no draft. */
  hash: BodyHash,
  isDraft: z.boolean(),
  savedAt: Instant.nullable(),
  savedBy: ShortText,
  /** When the draft takes the place of the public body by itself. */
  publishAt: Instant.nullable(),
})

/** What is being written of a page, beside what visitors read. */
export const PageDraft = DraftHead.extend({
  /** The public body has changed since the draft was begun. */
  isBehind: z.boolean(),
  /** Who reads what is public of the page: nobody while it is hidden, the staff alone while the site is under construction. */
  seenBy: z.enum(['everyone', 'members', 'staff', 'nobody']),
  publicHash: BodyHash,
  publicBlocks: Blocks,
  blocks: Blocks,
  images: z.array(Image),
})

const VersionHead = z.object({
  id: Id,
  idPage: Id,
  number: z.int(),
  cause: z.enum(['FIRST', 'PUBLISHED', 'SCHEDULED', 'RESTORED']),
  hash: BodyHash,
  createdAt: Instant,
  createdBy: ShortText,
})

/** How the bodies of pages are written: drafts, versions, previews. */
export const pagesAdmin = {
  listPageDrafts: call('GET /admin/page/draft', 'admin', {
    says: 'Les brouillons qui attendent, le plus récent d’abord.',
    answer: listed('drafts', DraftHead),
  }),
  getPageDraft: call('GET /admin/page/{id}/draft', 'admin', {
    says: 'Le brouillon d’une page ; sans brouillon, ce que la page dit en public.',
    params: ById,
    answer: PageDraft,
  }),
  savePageDraft: call('PUT /admin/page/{id}/draft', 'admin', {
    says: 'Garde un brouillon à l’écart du public ; refusé quand le brouillon n’est plus celui que « seen » nomme.',
    params: ById,
    body: z.strictObject({ blocks: Blocks, seen: BodyHash.optional() }),
    answer: PageDraft,
  }),
  dropPageDraft: call('DELETE /admin/page/{id}/draft', 'admin', {
    says: 'Jette un brouillon ; la page publique reste ce qu’elle est.',
    params: ById,
    answer: Nothing,
  }),
  schedulePageDraft: call('PUT /admin/page/{id}/draft/schedule', 'admin', {
    says: 'Dit quand un brouillon paraît de lui-même ; sans date, il attend.',
    params: ById,
    body: z.strictObject({ publishAt: Instant.nullable() }),
    answer: PageDraft,
  }),
  publishPageDraft: call('POST /admin/page/{id}/draft/publish', 'admin', {
    says: 'Publie un brouillon ; refusé quand la page publique a changé depuis, sauf si « over » nomme ce qui est remplacé.',
    params: ById,
    body: z.strictObject({ seen: BodyHash.optional(), over: BodyHash.optional() }),
    answer: PageDraft,
    changes: 'content',
  }),
  listPageVersions: call('GET /admin/page/version', 'admin', {
    says: 'Ce que les pages ont dit, version après version.',
    query: list({ idPage: 'text', number: 'number', createdAt: 'moment' }, { nbItem: 50, orderBy: '-createdAt' }),
    answer: listed('versions', VersionHead),
  }),
  getPageVersion: call('GET /admin/page/version/{id}', 'admin', {
    says: 'Une version d’une page.',
    params: ById,
    answer: VersionHead.extend({ blocks: Blocks, images: z.array(Image) }),
  }),
  restorePageVersion: call('POST /admin/page/version/{id}/restore', 'admin', {
    says: 'Publie à nouveau une version ; celle d’à présent reste dans la liste.',
    params: ById,
    answer: VersionHead,
    changes: 'content',
  }),
  checkLayoutHash: call('POST /admin/page/{idPage}/layout/{idLayout}/hash/check', 'admin', {
    says: 'La mise en page a-t-elle changé depuis cette version ? « html » est ce que l’on en garde : ses blocs en JSON, ou leur empreinte.',
    params: Layout,
    body: z.strictObject({ html: Text }),
    answer: z.object({ isSame: z.boolean(), hash: ShortText, changedAt: Instant, changedBy: ShortText }),
  }),
  previewLayout: call('PUT /admin/page/{idPage}/layout/{idLayout}/preview', 'admin', {
    says: 'Garde pour une heure l’aperçu d’une mise en page, que seule l’équipe peut ouvrir ; l’image jointe s’y nomme « upload ».',
    params: Layout,
    body: z.strictObject({ html: Text.optional(), blocks: Blocks.optional() }),
    files: 'image',
    answer: z.object({ id: Id, url: ShortText, expiresAt: Instant }),
  }),
  getPagePreview: call('GET /admin/page/preview/{id}', 'admin', {
    says: 'Un aperçu, tant qu’il dure.',
    params: ById,
    answer: z.object({
      idPage: Id,
      title: ShortText,
      idLayout: PageType,
      blocks: Blocks,
      images: z.array(Image),
      expiresAt: Instant,
    }),
  }),
}
