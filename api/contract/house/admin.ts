import { z } from 'zod'
import { treeMoves } from '#app/models/content/page-tree.ts'
import { Blocks } from '../content/blocks/blocks.ts'
import { Link, MenuPage, Page, PageType, PageUrl } from '../content/page.ts'
import { AddressType } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { GivenCustomValues } from '../platform/custom.ts'
import { list } from '../platform/list.ts'
import { Parameter, ParameterType } from '../platform/parameter.ts'
import { Id, listed, Nothing, ShortText, Text } from '../platform/values.ts'

const ById = z.strictObject({ id: Id })

const PageFields = z.strictObject({
  idParent: Id.nullable(),
  order: z.int().min(0).max(10_000),
  type: PageType,
  isValid: z.boolean(),
  showInMenu: z.boolean(),
  isFixedOnRight: z.boolean(),
  useAbsoluteMenu: z.boolean(),
  reload: z.boolean(),
  isText: z.boolean(),
  forMembers: z.boolean(),
  translationOf: Id.nullable(),
  menuIcon: ShortText,
  link: z.strictObject(Link.shape),
  title: ShortText.min(1),
  url: PageUrl,
  menuTitle: ShortText,
  metaDescription: ShortText,
  blocks: Blocks,
  custom: GivenCustomValues,
})

/** Pages and parameters of the site, for its owner. */
export const admin = {
  listAdminPages: call('GET /admin/page', 'admin', {
    says: 'Toutes les pages, y compris celles qui ne sont pas publiées ; « search » cherche dans le titre, l’adresse et les champs maison qui se cherchent.',
    query: list(
      { title: 'text', url: 'text', isValid: 'flag', order: 'number', updatedAt: 'instant', search: 'text' },
      { orderBy: 'order' },
    ),
    answer: listed('pages', MenuPage),
  }),
  getAdminPage: call('GET /admin/page/{id}', 'admin', { says: 'Une page, publiée ou non.', params: ById, answer: Page }),
  createPage: call('POST /admin/page', 'admin', {
    says: 'Ajoute une page ; sans adresse, elle est faite du titre.',
    body: PageFields.partial().required({ title: true }),
    answer: Page,
    changes: 'content',
  }),
  changePage: call('PUT /admin/page/{id}', 'admin', {
    says: 'Change ce que dit une page, sa place et son adresse ; l’ancienne y mène encore.',
    params: ById,
    body: PageFields.partial(),
    answer: Page,
    changes: 'content',
  }),
  movePage: call('POST /admin/page/{id}/move', 'admin', {
    says: 'Change la place d’une page dans les menus : avant ou après sa voisine, dessous, ou hors de celle qui la contient.',
    params: ById,
    body: z.strictObject({ move: z.enum(treeMoves) }),
    answer: Nothing,
    changes: 'content',
  }),
  removePage: call('DELETE /admin/page/{id}', 'admin', {
    says: 'Retire une page.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminParameters: call('GET /admin/parameter', 'admin', {
    says: 'Tous les paramètres du site.',
    query: list({ type: 'text', kind: 'text', label: 'text' }, { orderBy: 'type' }),
    answer: listed('parameters', Parameter),
  }),
  getAdminParameter: call('GET /admin/parameter/{id}', 'admin', { says: 'Un paramètre.', params: ById, answer: Parameter }),
  createParameter: call('POST /admin/parameter', 'super_admin', {
    says: 'Ajoute un paramètre.',
    body: z.strictObject({ type: ParameterType, kind: Parameter.shape.kind, label: ShortText.min(1), value: Text }),
    answer: Parameter,
    changes: 'content',
  }),
  changeParameter: call('PUT /admin/parameter/{id}', 'admin', {
    says: 'Change la valeur d’un paramètre.',
    params: ById,
    body: z.strictObject({ value: Text }),
    answer: Parameter,
    changes: 'content',
  }),
  removeParameter: call('DELETE /admin/parameter/{id}', 'super_admin', {
    says: 'Retire un paramètre.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAddressTypes: call('GET /admin/address/type', 'admin', {
    says: 'Les usages possibles d’une adresse.',
    answer: z.array(AddressType),
  }),
}
