import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Email, Id, Instant, listed, Phone, ShortText, Slug } from '../platform/values.ts'
import { MailedCode } from './calendar.ts'
import { Album, Collection, Element, News, Service, WholeAlbum, WholeElement, WholeNews, WholeService } from './writing.ts'

/** A piece of writing by its id, or by the word that its address says. */
const ById = z.strictObject({ id: Id })
const Registered = z.object({ title: ShortText, places: z.int(), route: Slug, slug: Slug })

/** News, albums, collections and services, for visitors. */
export const content = {
  listNews: call('GET /news', 'public', {
    says: 'Les actualités, ou celles mises en avant, les plus récentes d’abord.',
    query: list({ promoted: 'flag', title: 'text', date: 'day' }, { nbItem: 10, orderBy: '-date' }),
    answer: listed('news', News),
  }),
  getNews: call('GET /news/{id}', 'public', { says: 'Une actualité entière.', params: ById, answer: WholeNews }),
  listAlbums: call('GET /album', 'public', {
    says: 'Les albums de photos.',
    query: list({ title: 'text', date: 'day', order: 'number' }, { nbItem: 100, orderBy: 'order' }),
    answer: listed('albums', Album),
  }),
  getAlbum: call('GET /album/{id}', 'public', {
    says: 'Un album, avec ses photos et ses films.',
    params: ById,
    answer: WholeAlbum,
  }),
  listCollections: call('GET /element', 'public', {
    says: 'Les collections du site, avec l’adresse de chacune.',
    answer: z.array(Collection),
  }),
  listElements: call('GET /element/{route}', 'public', {
    says: 'Les éléments d’une collection du site.',
    params: z.strictObject({ route: Slug }),
    query: list({ title: 'text', date: 'moment' }, { nbItem: 24, orderBy: 'date' }),
    answer: listed('elements', Element),
  }),
  getElement: call('GET /element/{route}/{id}', 'public', {
    says: 'Un élément d’une collection.',
    params: z.strictObject({ route: Slug, id: Id }),
    answer: WholeElement,
  }),
  registerForElement: call('POST /element/{route}/{id}/register', 'public', {
    says: 'Inscrit quelqu’un à un élément, tant qu’il reste des places ; qui n’est pas connu les confirme par le courriel, avant l’instant donné.',
    params: z.strictObject({ route: Slug, id: Id }),
    body: z.strictObject({
      firstname: ShortText.min(1),
      lastname: ShortText.min(1),
      email: Email,
      phone: Phone.optional(),
      places: z.int().min(1).max(100).optional(),
      message: z.string().max(2000).optional(),
    }),
    answer: z.object({ confirmBy: Instant.nullable() }),
  }),
  confirmPlaces: call('PUT /element/registration/confirm', 'public', {
    says: 'Confirme l’inscription dont le courriel porte ce code ; échue, elle reprend ses places s’il en reste.',
    body: MailedCode,
    answer: Registered,
  }),
  cancelRegistration: call('PUT /element/registration/cancel', 'public', {
    says: 'Annule l’inscription dont le courriel porte ce code.',
    body: MailedCode,
    answer: Registered,
  }),
  listServices: call('GET /service', 'public', {
    says: 'Les services, par étiquettes séparées de virgules.',
    query: list({ tag: 'text', title: 'text', order: 'number' }, { nbItem: 100, orderBy: 'order' }),
    answer: listed('services', Service),
  }),
  getService: call('GET /service/{id}', 'public', { says: 'Un service entier.', params: ById, answer: WholeService }),
}
