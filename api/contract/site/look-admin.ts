import { z } from 'zod'
import { isLookLogo, type LookField, type LookLogo, lookFields, lookLogos, lookStyles } from '#app/models/site/worn/worn-look.ts'
import { call } from '../platform/call.ts'
import { Id, Instant, Nothing, ShortText, Text } from '../platform/values.ts'
import { Logo } from './image.ts'

const ofFields = <F extends LookField, S extends z.ZodType>(fields: readonly F[], schema: S) =>
  Object.fromEntries(fields.map((field) => [field, schema])) as Record<F, S>

/** How any site may look, each thing as it is stored. */
export const ofAnyLook = {
  ...ofFields(
    lookFields.filter((field): field is Exclude<LookField, LookLogo> => !isLookLogo(field)),
    ShortText,
  ),
  [lookStyles]: Text,
}
/** How one site looks: its logos are pictures of its own. */
const ofOneLook = { ...ofAnyLook, ...ofFields(lookLogos, ShortText) }
const Look = z.object(ofOneLook)

/** A stylesheet as browsers are sent it. */
const Styles = z.object({ css: Text })

/** Names a look by what it says. */
export const LookHash = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const PreviewKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** What is being tried on, beside what visitors see. */
export const LookDraft = z.object({
  /** The look as it was saved last; the public one where there is no draft. */
  look: Look,
  publicLook: Look,
  hash: LookHash,
  publicHash: LookHash,
  isDraft: z.boolean(),
  /** The public look has changed since the draft was begun. */
  isBehind: z.boolean(),
  /** Opens the site in the draft; empty where there is none. */
  previewKey: ShortText,
  savedAt: Instant.nullable(),
  savedBy: ShortText,
  /** When the draft takes the place of the public look by itself. */
  publishAt: Instant.nullable(),
  /** The look before the last publication. */
  former: z.object({ id: Id, publishedAt: Instant }).nullable(),
  /** Font files of the site's own. */
  fontFiles: z.array(ShortText),
})

/** How a look is tried on, published and taken back. */
export const lookAdmin = {
  getLookDraft: call('GET /admin/look', 'admin', {
    says: 'L’apparence que l’on essaie ; sans brouillon, celle que voient les visiteurs.',
    answer: LookDraft,
  }),
  saveLookDraft: call('PUT /admin/look', 'admin', {
    says: 'Garde à l’écart du public ce que l’on essaie ; refusé quand l’apparence n’est plus celle que « seen » nomme.',
    body: z.strictObject({ look: z.strictObject(ofOneLook).partial(), seen: LookHash.optional() }),
    answer: LookDraft,
  }),
  takeLookColours: call('POST /admin/look/colours', 'admin', {
    says: 'Essaie les couleurs d’une photo, d’un logo ou d’une étiquette ; l’image n’est pas gardée.',
    body: z.strictObject({ seen: LookHash.optional() }),
    files: 'image',
    answer: LookDraft,
  }),
  dropLookDraft: call('DELETE /admin/look', 'admin', {
    says: 'Jette le brouillon ; le site reste comme il est.',
    answer: Nothing,
  }),
  scheduleLookDraft: call('PUT /admin/look/schedule', 'admin', {
    says: 'Dit quand le brouillon paraît de lui-même ; sans date, il attend.',
    body: z.strictObject({ publishAt: Instant.nullable() }),
    answer: LookDraft,
  }),
  publishLookDraft: call('POST /admin/look/publish', 'admin', {
    says: 'Publie le brouillon d’un coup ; refusé quand le site a changé d’apparence depuis, sauf si « over » nomme celle qui est remplacée.',
    body: z.strictObject({ seen: LookHash.optional(), over: LookHash.optional() }),
    answer: LookDraft,
    changes: 'content',
  }),
  restoreLook: call('POST /admin/look/version/{id}/restore', 'admin', {
    says: 'Rend au site une apparence qu’il a eue.',
    params: z.strictObject({ id: Id }),
    answer: LookDraft,
    changes: 'content',
  }),
  getLookPreview: call('GET /look/preview/{key}', 'public', {
    says: 'L’apparence que l’on essaie, pour qui en a la clé.',
    params: z.strictObject({ key: PreviewKey }),
    answer: Look,
  }),
  getOwnStyles: call('GET /look/styles', 'public', {
    says: 'La feuille de style propre au site, telle que les navigateurs la reçoivent ; vide s’il n’en a pas.',
    answer: Styles,
    follows: 'content',
  }),
  getStylesPreview: call('GET /look/preview/{key}/styles', 'public', {
    says: 'La feuille de style que l’on essaie, pour qui en a la clé.',
    params: z.strictObject({ key: PreviewKey }),
    answer: Styles,
  }),
  getLogosPreview: call('GET /look/preview/{key}/logos', 'public', {
    says: 'Les logos que l’on essaie, pour qui en a la clé ; l’icône du site n’en est pas.',
    params: z.strictObject({ key: PreviewKey }),
    answer: z.object({ logos: z.array(Logo) }),
  }),
}
