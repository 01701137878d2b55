import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { fieldFaults } from '#app/texts/identity/account/fields.ts'
import { readFields } from '../platform/account-form.server.ts'
import { Email, named, Phone } from '../platform/account-schemas.server.ts'
import { renameFaults } from '../platform/rename-faults.server.ts'

type Registration = NonNullable<Parameters<ShopApi['registerForElement']>[0]>['body']

const Fields = z.object({
  firstname: named(fieldFaults.firstname, fieldFaults.nameShape),
  lastname: named(fieldFaults.lastname, fieldFaults.nameShape),
  email: Email,
  phone: Phone,
  places: z.coerce
    .number({ error: fieldFaults.places })
    .int(fieldFaults.places)
    .min(1, fieldFaults.places)
    .max(100, fieldFaults.places),
  text: z.string().max(2000, fieldFaults.long).optional(),
})

/** A refusal of the API in the names that the fields of the form have. */
export function nameRegistrationFaults(failure: Failure): Failure {
  return renameFaults(failure, { message: 'text' })
}

/** Who registers, ready for the API, or what is to be corrected. */
export function readRegistration(form: FormData): Outcome<Registration, Failure> {
  const given = readFields(form, Fields)
  if (!given.ok) return given
  const { text, phone, ...who } = given.value
  return done({ ...who, ...(phone && { phone }), ...(text && { message: text }) })
}
