import { z } from 'zod'
import {
  customKinds,
  customSpots,
  customSubjects,
  mostCustomFields,
  mostOfNumber,
  mostOfText,
} from '#app/models/platform/custom/custom-field.ts'
import { call } from './call.ts'
import { list } from './list.ts'
import { Id, listed, Nothing, ShortText } from './values.ts'

/** The identifier of a field that a house has defined. */
const CustomKey = z
  .string()
  .regex(/^(?!constructor$)[a-z][a-z0-9_]*$/)
  .max(50)

const CustomValue = z.union([z.string().max(mostOfText), z.number().min(-mostOfNumber).max(mostOfNumber), z.boolean()])

/** What is said in the fields of the house's own, by their keys; which there are, and of what kind, `GET /custom-field` tells. */
export const CustomValues = z.record(CustomKey, CustomValue)

/** The same, as it is given: what is not named stays as it is, null empties a field, and a key that no field has is refused. */
export const GivenCustomValues = z
  .record(CustomKey, CustomValue.nullable())
  .refine((said) => Object.keys(said).length <= 2 * mostCustomFields, { error: 'format' })

/** The same in words, each under its name, for pages and cards. */
export const CustomFacts = z.array(
  z.object({
    key: CustomKey,
    label: ShortText,
    kind: z.enum(customKinds),
    text: z.string().max(mostOfText),
    spots: z.array(z.enum(customSpots)),
  }),
)

/** The same as it goes out with the data of whom it is about. */
export const ExportedCustom = z.array(CustomFacts.element.pick({ label: true, text: true }))

const Choice = z.string().min(1).max(200)

const definition = {
  label: ShortText.min(1).max(100),
  help: ShortText.max(300),
  choices: z.array(Choice).max(50),
  isRequired: z.boolean(),
  spots: z.array(z.enum(customSpots)).max(customSpots.length),
  isSearched: z.boolean(),
  order: z.int().min(0).max(10_000),
}
/** What it is said of and how stays as it was first said: the values that there are would fit no more. */
const begun = { subject: z.enum(customSubjects), kind: z.enum(customKinds) }

const AdminCustomField = z.object({ id: Id, ...begun, key: CustomKey, ...definition, isUsed: z.boolean() })
/** One of them, with on how many things something is said in it. */
const ReadCustomField = AdminCustomField.extend({ values: z.int() })

const ById = z.strictObject({ id: Id })

/** Fields that a house defines for its own things. */
export const customFields = {
  listCustomFields: call('GET /custom-field', 'public', {
    says: 'Les champs maison que le site montre, ou demande à ses visiteurs.',
    query: z.strictObject({ subject: z.enum(customSubjects).optional() }),
    follows: 'content',
    answer: z.array(z.object({ ...begun, key: CustomKey, ...definition }).omit({ isSearched: true, order: true })),
  }),
  listAdminCustomFields: call('GET /admin/custom-field', 'admin', {
    says: 'Les champs que la maison ajoute à ses fiches ; leurs valeurs sont dans le champ « custom » de chaque fiche, par leur identifiant.',
    query: list({ label: 'text', subject: 'text', order: 'number', isUsed: 'flag' }, { orderBy: 'order', nbItem: 100 }),
    answer: listed('fields', AdminCustomField),
  }),
  getAdminCustomField: call('GET /admin/custom-field/{id}', 'admin', {
    says: 'Un champ maison, et sur combien de fiches il est rempli.',
    params: ById,
    answer: ReadCustomField,
  }),
  createCustomField: call('POST /admin/custom-field', 'admin', {
    says: 'Ajoute un champ maison ; son identifiant est fait de son nom et ne change plus.',
    body: z
      .strictObject({ ...begun, ...definition })
      .partial()
      .required({ label: true, subject: true, kind: true }),
    answer: ReadCustomField,
    changes: 'content',
  }),
  changeCustomField: call('PUT /admin/custom-field/{id}', 'admin', {
    says: 'Change un champ maison ; « isUsed » le remet en service avec ses valeurs.',
    params: ById,
    body: z.strictObject({ ...definition, isUsed: z.boolean() }).partial(),
    answer: ReadCustomField,
    changes: 'content',
  }),
  removeCustomField: call('DELETE /admin/custom-field/{id}', 'admin', {
    says: 'Retire un champ maison : rempli quelque part, il n’est d’abord que mis de côté, ses valeurs gardées ; retiré de nouveau, il s’efface avec elles.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
