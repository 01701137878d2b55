import { z } from 'zod'
import { call } from './call.ts'
import { Album, Element, News, Service } from './entities/writing.ts'
import { list } from './list.ts'
import { Email, Id, Line, listed, Nothing, Phone, Slug } from './values.ts'

const ById = z.strictObject({ id: Id })

export const content = {
  listNews: call('GET /news', 'public', {
    says: 'Les actualités, ou celles mises en avant.',
    query: list({ promoted: 'flag', title: 'text', date: 'day' }, { nbItem: 10 }),
    answer: listed('news', News),
  }),
  listAlbums: call('GET /album', 'public', {
    says: 'Les albums de photos.',
    query: list({ title: 'text', date: 'day' }, { nbItem: 100 }),
    answer: listed('albums', Album),
  }),
  getAlbum: call('GET /album/{id}', 'public', { says: 'Un album.', params: ById, answer: Album }),
  listElements: call('GET /element/{route}', 'public', {
    says: 'Les éléments d’une collection du site.',
    params: z.strictObject({ route: Slug }),
    query: list({ title: 'text', date: 'day' }, { nbItem: 24 }),
    answer: listed('elements', Element),
  }),
  getElement: call('GET /element/{route}/{id}', 'public', {
    says: 'Un élément d’une collection.',
    params: z.strictObject({ route: Slug, id: Id }),
    answer: Element,
  }),
  registerForElement: call('POST /element/{route}/{id}/register', 'public', {
    says: 'Inscrit quelqu’un à un élément.',
    params: z.strictObject({ route: Slug, id: Id }),
    body: z.strictObject({
      firstname: Line.min(1),
      lastname: Line.min(1),
      email: Email,
      phone: Phone.optional(),
      places: z.int().min(1).max(100).optional(),
      message: z.string().max(2000).optional(),
    }),
    answer: Nothing,
  }),
  listServices: call('GET /service', 'public', {
    says: 'Les services, par étiquettes séparées de virgules.',
    query: list({ tag: 'text', title: 'text' }, { nbItem: 100 }),
    answer: listed('services', Service),
  }),
  getService: call('GET /service/{id}', 'public', { says: 'Un service.', params: ById, answer: Service }),
}
