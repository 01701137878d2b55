import { z } from 'zod'
import { AdminAward } from '../catalog/product.ts'
import { PictureRef } from '../platform/block-parts.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Instant, listed, Nothing, ShortText, Slug } from '../platform/values.ts'
import { Blocks } from './blocks/blocks.ts'
import { AdminAlbum, AdminCollection, AdminElement, AdminService, Registration } from './writing.ts'
import { WrittenFields } from './written-fields.ts'

const ById = z.strictObject({ id: Id })
const Order = z.int().min(0).max(10_000)

const AlbumFields = WrittenFields.extend({ order: Order, date: Day.nullable(), pictures: z.array(PictureRef).max(200) })
const AwardFields = WrittenFields.omit({ slug: true }).extend({
  order: Order,
  year: z.int().min(1900).max(2100).nullable(),
  product: Id.nullable(),
})
const ServiceFields = WrittenFields.extend({
  order: Order,
  tags: z.array(ShortText.min(1).max(60)).max(20),
  isReserved: z.boolean(),
  blocks: Blocks,
})
const CollectionFields = WrittenFields.omit({ slug: true, idImage: true }).extend({ route: Slug, order: Order })
const ElementFields = WrittenFields.extend({
  idCollection: Id,
  date: Instant.max(40).nullable(),
  places: z.int().min(0).max(10_000).nullable(),
  isReserved: z.boolean(),
  blocks: Blocks,
})

/** What the house shows and offers: albums, awards, services and collections, for its owner. */
export const contentAdmin = {
  listAdminAlbums: call('GET /admin/album', 'admin', {
    says: 'Les albums, pour leur propriétaire.',
    query: list({ title: 'text', slug: 'text', isValid: 'flag', order: 'number', updatedAt: 'instant' }, { orderBy: 'order' }),
    answer: listed('albums', AdminAlbum.omit({ images: true, pictures: true, refs: true })),
  }),
  getAdminAlbum: call('GET /admin/album/{id}', 'admin', { says: 'Un album, publié ou non.', params: ById, answer: AdminAlbum }),
  createAlbum: call('POST /admin/album', 'admin', {
    says: 'Ajoute un album ; sans autre indication, il reste un brouillon.',
    body: AlbumFields.partial().required({ title: true }),
    answer: AdminAlbum,
    changes: 'content',
  }),
  changeAlbum: call('PUT /admin/album/{id}', 'admin', {
    says: 'Change un album.',
    params: ById,
    body: AlbumFields.partial(),
    answer: AdminAlbum,
    changes: 'content',
  }),
  removeAlbum: call('DELETE /admin/album/{id}', 'admin', {
    says: 'Retire un album.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminAwards: call('GET /admin/award', 'admin', {
    says: 'Les récompenses, pour leur propriétaire.',
    query: list(
      { title: 'text', year: 'number', product: 'text', isValid: 'flag', order: 'number', updatedAt: 'instant' },
      { orderBy: 'order' },
    ),
    answer: listed('awards', AdminAward),
  }),
  getAdminAward: call('GET /admin/award/{id}', 'admin', {
    says: 'Une récompense, publiée ou non.',
    params: ById,
    answer: AdminAward,
  }),
  createAward: call('POST /admin/award', 'admin', {
    says: 'Ajoute une récompense ; sans autre indication, elle reste un brouillon.',
    body: AwardFields.partial().required({ title: true }),
    answer: AdminAward,
    changes: 'content',
  }),
  changeAward: call('PUT /admin/award/{id}', 'admin', {
    says: 'Change une récompense.',
    params: ById,
    body: AwardFields.partial(),
    answer: AdminAward,
    changes: 'content',
  }),
  removeAward: call('DELETE /admin/award/{id}', 'admin', {
    says: 'Retire une récompense.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminServices: call('GET /admin/service', 'admin', {
    says: 'Les services, pour leur propriétaire.',
    query: list({ title: 'text', slug: 'text', isValid: 'flag', order: 'number', updatedAt: 'instant' }, { orderBy: 'order' }),
    answer: listed('services', AdminService.omit({ blocks: true, images: true })),
  }),
  getAdminService: call('GET /admin/service/{id}', 'admin', {
    says: 'Un service, publié ou non.',
    params: ById,
    answer: AdminService,
  }),
  createService: call('POST /admin/service', 'admin', {
    says: 'Ajoute un service ; sans autre indication, il reste un brouillon.',
    body: ServiceFields.partial().required({ title: true }),
    answer: AdminService,
    changes: 'content',
  }),
  changeService: call('PUT /admin/service/{id}', 'admin', {
    says: 'Change un service.',
    params: ById,
    body: ServiceFields.partial(),
    answer: AdminService,
    changes: 'content',
  }),
  removeService: call('DELETE /admin/service/{id}', 'admin', {
    says: 'Retire un service.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminCollections: call('GET /admin/collection', 'admin', {
    says: 'Les collections, pour leur propriétaire.',
    query: list({ title: 'text', route: 'text', isValid: 'flag', order: 'number', updatedAt: 'instant' }, { orderBy: 'order' }),
    answer: listed('collections', AdminCollection),
  }),
  getAdminCollection: call('GET /admin/collection/{id}', 'admin', {
    says: 'Une collection, publiée ou non.',
    params: ById,
    answer: AdminCollection,
  }),
  createCollection: call('POST /admin/collection', 'admin', {
    says: 'Ajoute une collection ; sans autre indication, elle reste un brouillon.',
    body: CollectionFields.partial().required({ title: true, route: true }),
    answer: AdminCollection,
    changes: 'content',
  }),
  changeCollection: call('PUT /admin/collection/{id}', 'admin', {
    says: 'Change une collection.',
    params: ById,
    body: CollectionFields.partial(),
    answer: AdminCollection,
    changes: 'content',
  }),
  removeCollection: call('DELETE /admin/collection/{id}', 'admin', {
    says: 'Retire une collection.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminElements: call('GET /admin/element', 'admin', {
    says: 'Les éléments des collections, pour leur propriétaire.',
    query: list(
      { title: 'text', slug: 'text', idCollection: 'text', date: 'moment', isValid: 'flag', updatedAt: 'instant' },
      { orderBy: 'date' },
    ),
    answer: listed('elements', AdminElement.omit({ blocks: true, images: true })),
  }),
  getAdminElement: call('GET /admin/element/{id}', 'admin', {
    says: 'Un élément, publié ou non.',
    params: ById,
    answer: AdminElement,
  }),
  createElement: call('POST /admin/element', 'admin', {
    says: 'Ajoute un élément ; sans autre indication, il reste un brouillon.',
    body: ElementFields.partial().required({ title: true, idCollection: true }),
    answer: AdminElement,
    changes: 'content',
  }),
  changeElement: call('PUT /admin/element/{id}', 'admin', {
    says: 'Change un élément.',
    params: ById,
    body: ElementFields.partial(),
    answer: AdminElement,
    changes: 'content',
  }),
  removeElement: call('DELETE /admin/element/{id}', 'admin', {
    says: 'Retire un élément et ses inscriptions ; qui devait encore venir l’apprend par courriel.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listRegistrations: call('GET /admin/registration', 'admin', {
    says: 'Les inscriptions aux éléments.',
    query: list(
      { idElement: 'text', lastname: 'text', email: 'text', state: 'text', createdAt: 'moment' },
      { orderBy: 'createdAt' },
    ),
    answer: listed('registrations', Registration),
  }),
  getRegistration: call('GET /admin/registration/{id}', 'admin', {
    says: 'Une inscription.',
    params: ById,
    answer: Registration,
  }),
  removeRegistration: call('DELETE /admin/registration/{id}', 'admin', {
    says: 'Annule une inscription ; ses places redeviennent libres.',
    params: ById,
    answer: Nothing,
  }),
}
