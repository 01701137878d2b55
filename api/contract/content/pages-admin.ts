import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing, ShortText, Text } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { Blocks } from './blocks/blocks.ts'
import { Draft, DraftHead, draftBodies, PageHead, Version, VersionHead } from './drafts.ts'
import { PageType } from './page.ts'

const ById = z.strictObject({ id: Id })
const Layout = z.strictObject({ idPage: Id, idLayout: Id })

/** The id of a page, as its calls have always named it. */
const ofPage = { idPage: Id }
const PageDraftHead = DraftHead.extend(ofPage)

/** What is being written of a page, beside what visitors read. */
export const PageDraft = Draft.extend(ofPage)

const PageVersionHead = VersionHead.extend(ofPage)

/** How the bodies of pages are written: drafts, versions, previews. */
export const pagesAdmin = {
  listPageDrafts: call('GET /admin/page/draft', 'admin', {
    says: 'Les brouillons qui attendent, le plus récent d’abord.',
    answer: listed('drafts', PageDraftHead),
  }),
  getPageDraft: call('GET /admin/page/{id}/draft', 'admin', {
    says: 'Le brouillon d’une page ; sans brouillon, ce que la page dit en public.',
    params: ById,
    answer: PageDraft,
  }),
  savePageDraft: call('PUT /admin/page/{id}/draft', 'admin', {
    says: 'Garde un brouillon à l’écart du public ; refusé quand le brouillon n’est plus celui que « seen » nomme.',
    params: ById,
    body: draftBodies.save.extend({ head: PageHead.optional() }),
    answer: PageDraft,
  }),
  dropPageDraft: call('DELETE /admin/page/{id}/draft', 'admin', {
    says: 'Jette un brouillon ; la page publique reste ce qu’elle est.',
    params: ById,
    answer: Nothing,
  }),
  schedulePageDraft: call('PUT /admin/page/{id}/draft/schedule', 'admin', {
    says: 'Dit quand un brouillon paraît de lui-même, et si la page est mise en ligne alors ; sans date, il attend.',
    params: ById,
    body: draftBodies.schedule,
    answer: PageDraft,
  }),
  publishPageDraft: call('POST /admin/page/{id}/draft/publish', 'admin', {
    says: 'Publie un brouillon, et met la page en ligne avec « goesOnline » ; refusé quand la page publique a changé depuis, sauf si « over » nomme ce qui est remplacé.',
    params: ById,
    body: draftBodies.publish,
    answer: PageDraft,
    changes: 'content',
  }),
  listPageVersions: call('GET /admin/page/version', 'admin', {
    says: 'Ce que les pages ont dit, version après version.',
    query: list({ idPage: 'text', number: 'number', createdAt: 'moment' }, { nbItem: 50, orderBy: '-createdAt' }),
    answer: listed('versions', PageVersionHead),
  }),
  getPageVersion: call('GET /admin/page/version/{id}', 'admin', {
    says: 'Une version d’une page.',
    params: ById,
    answer: Version.extend(ofPage),
  }),
  restorePageVersion: call('POST /admin/page/version/{id}/restore', 'admin', {
    says: 'Publie à nouveau une version ; celle d’à présent reste dans la liste.',
    params: ById,
    answer: PageVersionHead,
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
    body: z.strictObject({ html: Text.optional(), blocks: Blocks.optional(), head: PageHead.optional() }),
    files: 'image',
    answer: z.object({ id: Id, url: ShortText, expiresAt: Instant }),
  }),
  getPagePreview: call('GET /admin/page/preview/{id}', 'admin', {
    says: 'Un aperçu, tant qu’il dure.',
    params: ById,
    answer: z.object({
      idPage: Id,
      title: ShortText,
      summary: ShortText,
      idLayout: PageType,
      blocks: Blocks,
      images: z.array(Image),
      expiresAt: Instant,
    }),
  }),
}
