import { z } from 'zod'
import { call } from './call.ts'
import { Form, FormAnswers } from './entities/form.ts'
import { Email, Id, Line, Nothing, Phone } from './values.ts'

const ById = z.strictObject({ id: Id })

export const forms = {
  getForm: call('GET /forms/{id}', 'public', { says: 'Un formulaire du site.', params: ById, answer: Form }),
  submitForm: call('POST /forms/{id}/submit', 'public', {
    says: 'Envoie les réponses à un formulaire, avec leurs fichiers.',
    params: ById,
    body: z.strictObject({ answers: FormAnswers }),
    files: 'images',
    answer: z.object({ id: Id }),
  }),
  sendMessage: call('POST /message', 'public', {
    says: 'Envoie un message à l’entreprise.',
    body: z.strictObject({
      firstname: Line.optional(),
      lastname: Line.min(1),
      email: Email,
      phone: Phone.optional(),
      subject: Line.optional(),
      message: z.string().min(1).max(5000),
    }),
    answer: Nothing,
  }),
}
