import { z } from 'zod'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list } from '../platform/list.ts'
import { Email, Id, Key, listed, Nothing, ShortText } from '../platform/values.ts'
import { FormAnswer, FormField, OwnedForm } from './form.ts'

const ById = z.strictObject({ id: Id })

const GivenField = z.strictObject({
  ...FormField.partial().shape,
  /** Without one, it is made of the label. */
  id: Key.optional(),
  label: ShortText.min(1),
  type: FormField.shape.type,
  showIf: z.strictObject({ field: Key, is: ShortText }).nullable().optional(),
})
const FormFields = z.strictObject({
  title: ShortText.trim().min(1),
  intro: z.string().max(5000),
  thanks: ShortText,
  recipient: z.union([Email, z.literal('')]),
  fields: z.array(GivenField).max(60),
  isValid: z.boolean(),
})

/** The forms of the site and what was filled in, for their owner. */
export const formsAdmin = {
  listAdminForms: call('GET /admin/form', 'admin', {
    says: 'Les formulaires du site.',
    query: list({ title: 'text', isValid: 'flag', updatedAt: 'instant' }, { orderBy: 'title' }),
    answer: listed('forms', OwnedForm),
  }),
  getAdminForm: call('GET /admin/form/{id}', 'admin', { says: 'Un formulaire.', params: ById, answer: OwnedForm }),
  createForm: call('POST /admin/form', 'admin', {
    says: 'Ajoute un formulaire, décrit champ par champ ; un champ peut dépendre d’un champ qui le précède.',
    body: FormFields.partial().extend({ id: Key.optional() }).required({ title: true, fields: true }),
    answer: OwnedForm,
    changes: 'content',
  }),
  changeForm: call('PUT /admin/form/{id}', 'admin', {
    says: 'Change un formulaire ; les réponses déjà reçues gardent leurs questions.',
    params: ById,
    body: FormFields.partial(),
    answer: OwnedForm,
    changes: 'content',
  }),
  removeForm: call('DELETE /admin/form/{id}', 'admin', {
    says: 'Retire un formulaire ; ses réponses restent jusqu’à leur terme.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  exportFormAnswers: call('GET /admin/form/{id}/export', 'admin', {
    says: 'Les réponses à un formulaire, en un fichier CSV qu’un tableur ouvre sans rien exécuter.',
    params: ById,
    answer: FileAnswer,
    sends: 'table',
    fresh: true,
  }),
  listFormAnswers: call('GET /admin/form-answer', 'admin', {
    says: 'Les réponses reçues.',
    query: list({ form: 'text', title: 'text', isRead: 'flag', createdAt: 'moment' }, { orderBy: 'createdAt' }),
    answer: listed('answers', FormAnswer),
  }),
  getFormAnswer: call('GET /admin/form-answer/{id}', 'admin', { says: 'Une réponse reçue.', params: ById, answer: FormAnswer }),
  changeFormAnswer: call('PUT /admin/form-answer/{id}', 'admin', {
    says: 'Marque une réponse comme lue, ou non lue.',
    params: ById,
    body: z.strictObject({ isRead: z.boolean() }),
    answer: FormAnswer,
    marks: 'read',
  }),
  removeFormAnswer: call('DELETE /admin/form-answer/{id}', 'admin', {
    says: 'Efface une réponse et ses fichiers.',
    params: ById,
    answer: Nothing,
  }),
  getFormFile: call('GET /admin/form-file/{id}', 'admin', {
    says: 'Un fichier joint à une réponse, à enregistrer ; il ne s’ouvre jamais dans le site.',
    params: ById,
    answer: FileAnswer,
    sends: 'bytes',
  }),
}
