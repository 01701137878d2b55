import { z } from 'zod'
import { mostOwnEntries, mostOwnFields, mostTemplateBytes, ownKinds, reservedKeys } from '#app/models/content/blocks/own-block.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, listed, Nothing, ShortText } from '../platform/values.ts'
import { OwnKey } from './blocks/own-block.ts'

const FieldKey = OwnKey.refine((key) => !reservedKeys.includes(key), { error: 'taken' })

const OwnField = z.strictObject({
  key: FieldKey,
  label: ShortText.min(1).max(100),
  kind: z.enum(ownKinds),
  /** The list that it stands in. */
  within: OwnKey.or(z.literal('')).optional(),
  choices: z.array(z.string().min(1).max(200)).max(50).optional(),
  /** Of a list: how many entries it may have. */
  most: z.int().min(1).max(mostOwnEntries).optional(),
  help: ShortText.max(300).optional(),
})

const definition = {
  label: ShortText.trim().min(1).max(100),
  purpose: ShortText,
  fields: z.array(OwnField).max(mostOwnFields),
  template: z.string().max(mostTemplateBytes),
  order: z.int().min(0).max(10_000),
}

/** A declaration as it goes from site to site: with the name that bodies know it by. */
export const CarriedOwnBlock = z.strictObject({
  name: OwnKey,
  label: definition.label,
  purpose: definition.purpose.optional(),
  fields: definition.fields,
  template: definition.template,
})

const AdminOwnBlock = z.object({ id: Id, name: OwnKey, ...definition, isUsed: z.boolean() })
const ReadOwnBlock = AdminOwnBlock.extend({ uses: z.int() })
const ById = z.strictObject({ id: Id })

/** Kinds of block that a site declares for its pages. */
export const ownBlocks = {
  listOwnBlocks: call('GET /own-block', 'public', {
    says: 'Les blocs que le site a déclarés, tels que ses pages les dessinent.',
    follows: 'content',
    answer: z.array(
      z.object({ name: OwnKey, label: definition.label, fields: definition.fields, template: definition.template }),
    ),
  }),
  listAdminOwnBlocks: call('GET /admin/own-block', 'admin', {
    says: 'Les blocs que le site a déclarés, ceux mis de côté compris.',
    query: list({ label: 'text', name: 'text', order: 'number', isUsed: 'flag' }, { orderBy: 'order', nbItem: 100 }),
    answer: listed('blocks', AdminOwnBlock),
  }),
  getAdminOwnBlock: call('GET /admin/own-block/{id}', 'admin', {
    says: 'Un bloc déclaré, et dans combien de pages et de sections il sert.',
    params: ById,
    answer: ReadOwnBlock,
  }),
  createOwnBlock: call('POST /admin/own-block', 'super_admin', {
    says: 'Déclare un bloc ; son identifiant est fait de son nom et ne change plus. Quarante au plus.',
    body: z.strictObject(definition).partial().required({ label: true, template: true }),
    answer: ReadOwnBlock,
    changes: 'content',
  }),
  changeOwnBlock: call('PUT /admin/own-block/{id}', 'super_admin', {
    says: 'Change un bloc déclaré, dans toutes ses pages à la fois ; « isUsed » le remet en service.',
    params: ById,
    body: z.strictObject({ ...definition, isUsed: z.boolean() }).partial(),
    answer: ReadOwnBlock,
    changes: 'content',
  }),
  removeOwnBlock: call('DELETE /admin/own-block/{id}', 'super_admin', {
    says: 'Retire un bloc déclaré : s’il sert quelque part, il est seulement mis de côté, et les pages ne le montrent plus.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
