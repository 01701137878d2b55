import { z } from 'zod'
import { Recipient } from '../audience/contact.ts'
import { call } from '../platform/call.ts'
import { machineSigns } from '../platform/machine-signs.ts'
import { Email, Id, Instant, Key, Nothing, Phone, ShortText } from '../platform/values.ts'
import { Form, FormAnswers } from './form.ts'

const ById = z.strictObject({ id: Id })

/** Forms that visitors fill in, and messages that they send. */
export const forms = {
  getForm: call('GET /forms/{id}', 'public', { says: 'Un formulaire du site.', params: ById, answer: Form }),
  submitForm: call('POST /forms/{id}/submit', 'public', {
    says: 'Envoie les réponses à un formulaire, avec leurs fichiers.',
    params: ById,
    body: z.strictObject({
      answers: FormAnswers,
      /** Which field each file is for, in the order of the files; one field of files needs no list. */
      fileFields: z.array(Key).max(10).optional(),
      ...machineSigns,
    }),
    files: 'images',
    /** Until when the places of days that it books are to be confirmed, by the mail that asks for it. */
    answer: z.object({ id: Id, confirmBy: Instant.nullable() }),
  }),
  sendMessage: call('POST /message', 'public', {
    says: 'Envoie un message à l’entreprise, ou à qui écrit son site ; un robot a la même réponse, et n’est que compté.',
    body: z.strictObject({
      desk: Recipient.optional(),
      firstname: ShortText.max(100).optional(),
      lastname: ShortText.trim().min(1).max(100),
      email: Email,
      phone: Phone.optional(),
      subject: ShortText.optional(),
      message: z.string().trim().min(1).max(5000),
      ...machineSigns,
    }),
    answer: Nothing,
  }),
}
