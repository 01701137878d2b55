import { z } from 'zod'
import { segmentKinds } from '#app/models/audience/segment.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { RichText } from '../platform/rich-text.ts'
import { Id, Instant, listed, Nothing, ShortText, Text } from '../platform/values.ts'
import { Letter } from './letter.ts'

const ById = z.strictObject({ id: Id })
/** A button leads to the site, and nowhere else. */
const OwnPath = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])[^\s\\]*)?$/)
/** For whom among those who asked for the letter it is; what the kind needs beside it is refused where it is missing. */
const Segment = z.strictObject({
  kind: z.enum(segmentKinds),
  idProduct: Id.nullable().default(null),
  year: z.int().min(1900).max(2200).nullable().default(null),
  tag: z.string().trim().max(40).default(''),
})
const Words = z.strictObject({
  subject: ShortText.trim().min(1).max(150),
  title: ShortText.trim().min(1),
  body: RichText,
  buttonLabel: ShortText,
  buttonUrl: OwnPath,
  idImage: Id.nullable(),
  wines: z.array(Id).max(12),
  idCode: Id.nullable(),
  lists: z.array(Id).max(100),
  segment: Segment,
  pace: z.int().min(1).max(600),
})

/** Letters that the house writes to its subscribers. */
export const letters = {
  listLetters: call('GET /admin/letter', 'admin', {
    says: 'Les lettres aux abonnés, la plus récente d’abord.',
    query: list({ subject: 'text', state: 'text', createdAt: 'moment', sendAt: 'moment' }, { orderBy: '-createdAt' }),
    answer: listed('letters', Letter),
  }),
  getLetter: call('GET /admin/letter/{id}', 'admin', {
    says: 'Une lettre, et où en est son envoi.',
    params: ById,
    answer: Letter,
  }),
  createLetter: call('POST /admin/letter', 'admin', {
    says: 'Commence une lettre ; sans liste nommée, elle ira à toutes.',
    body: Words.partial().required({ subject: true, title: true, body: true }),
    answer: Letter,
  }),
  changeLetter: call('PUT /admin/letter/{id}', 'admin', {
    says: 'Change une lettre qui n’est pas partie.',
    params: ById,
    body: Words.partial(),
    answer: Letter,
  }),
  removeLetter: call('DELETE /admin/letter/{id}', 'admin', {
    says: 'Efface une lettre ; celle qui part s’arrête d’abord.',
    params: ById,
    answer: Nothing,
  }),
  previewLetter: call('GET /admin/letter/{id}/preview', 'admin', {
    says: 'La lettre comme elle partirait : objet, HTML avec ses images dedans, et texte.',
    params: ById,
    answer: z.object({ subject: ShortText, html: z.string().max(8_000_000), text: Text }),
  }),
  tryLetter: call('POST /admin/letter/{id}/trial', 'admin', {
    says: 'Envoie la lettre à qui la demande, et à personne d’autre.',
    params: ById,
    answer: Nothing,
  }),
  sendLetter: call('POST /admin/letter/{id}/send', 'admin', {
    says: 'Envoie la lettre, tout de suite ou au moment dit ; celle qui fut arrêtée reprend où elle en était.',
    params: ById,
    body: z.strictObject({ sendAt: Instant.nullable().optional() }),
    answer: Letter,
  }),
  stopLetter: call('POST /admin/letter/{id}/stop', 'admin', {
    says: 'Arrête un envoi, ou y renonce avant qu’il commence ; ce qui est parti est parti.',
    params: ById,
    answer: Letter,
  }),
}
