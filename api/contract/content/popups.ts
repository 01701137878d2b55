import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing, ShortText } from '../platform/values.ts'
import { Blocks } from './blocks/blocks.ts'
import { OwnedPopup, PopupNotice, PopupPage } from './popup.ts'

const ById = z.strictObject({ id: Id })
const PopupFields = z.strictObject({
  title: ShortText.trim().min(1),
  blocks: Blocks,
  pages: z.array(PopupPage).max(50),
  showOnReload: z.boolean(),
  delay: z.int().min(0).max(600),
  promotesWine: z.boolean(),
  isValid: z.boolean(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
})

/** Windows that open over pages, for visitors and for their owner. */
export const popups = {
  listPopups: call('GET /popup', 'public', {
    says: 'Les fenêtres surgissantes ouvertes en ce moment, les mêmes pour tous : leur titre et quand elles s’ouvrent, non ce qu’elles disent.',
    answer: z.array(PopupNotice),
  }),
  listAdminPopups: call('GET /admin/popup', 'admin', {
    says: 'Les fenêtres surgissantes, ouvertes ou non.',
    query: list({ title: 'text', isValid: 'flag', updatedAt: 'instant' }, { orderBy: 'title' }),
    answer: listed('popups', OwnedPopup),
  }),
  getAdminPopup: call('GET /admin/popup/{id}', 'admin', {
    says: 'Une fenêtre surgissante.',
    params: ById,
    answer: OwnedPopup,
  }),
  createPopup: call('POST /admin/popup', 'admin', {
    says: 'Ajoute une fenêtre surgissante ; si elle parle de vin, elle reste dans la page et porte le message de santé. Tant que rien n’y est écrit, elle ne s’ouvre pas.',
    body: PopupFields.partial().required({ title: true }),
    answer: OwnedPopup,
    changes: 'content',
  }),
  changePopup: call('PUT /admin/popup/{id}', 'admin', {
    says: 'Change une fenêtre surgissante.',
    params: ById,
    body: PopupFields.partial(),
    answer: OwnedPopup,
    changes: 'content',
  }),
  removePopup: call('DELETE /admin/popup/{id}', 'admin', {
    says: 'Retire une fenêtre surgissante.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
