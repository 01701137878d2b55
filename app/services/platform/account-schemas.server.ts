import { z } from 'zod'
import { emailKey, hasAccents } from '#app/models/platform/text/email.ts'
import { isName } from '#app/models/platform/text/person-name.ts'
import { fieldFaults } from '#app/texts/identity/account/fields.ts'

/** A line that must be filled in. */
export const requiredText = (error: string, most = 100) => z.string({ error }).trim().min(1, error).max(most, fieldFaults.long)
/** A line that names somebody, or a town. */
export const named = (missing: string, wrong: string, most = 100) => requiredText(missing, most).refine(isName, wrong)

/** An address that can be written to, by the one rule there is; a faulty one is told what is wrong with it. */
export const Email = z
  .string({ error: fieldFaults.email })
  .trim()
  .max(254, fieldFaults.long)
  .refine((typed) => !hasAccents(typed), { error: fieldFaults.emailAccents, abort: true })
  .refine((typed) => emailKey(typed) !== undefined, fieldFaults.emailShape)
  .transform((typed) => typed.normalize('NFKC'))
const Password = z.string({ error: fieldFaults.password }).max(256, fieldFaults.long)
const NewPassword = z.string({ error: fieldFaults.newPassword }).min(12, fieldFaults.short).max(256, fieldFaults.long)
export const Phone = z
  .string()
  .trim()
  .regex(/^[+0-9][0-9 ().-]{4,24}$/, fieldFaults.phone)
  .optional()
const Birthdate = z.iso.date({ error: fieldFaults.birthdate })
const Code = requiredText(fieldFaults.code, 40)
/** What a mailed link carries: a letter, and nothing that a cache would take for a file. */
const Token = z.string().max(200).catch('')

export const LogIn = z.object({ email: Email, password: Password, code: Code.optional(), retour: z.string().optional() })

/** The fields of a registration; the birthdate only where the site asks for it. */
export function registrationOf(asksBirthdate: boolean) {
  return z.object({
    firstname: named(fieldFaults.firstname, fieldFaults.nameShape),
    lastname: named(fieldFaults.lastname, fieldFaults.nameShape),
    email: Email,
    password: NewPassword,
    birthdate: asksBirthdate ? Birthdate : Birthdate.optional(),
    terms: z.literal('on', { error: fieldFaults.terms }).transform(() => true as const),
    newsletter: z
      .literal('on')
      .optional()
      .transform((ticked) => ticked === 'on'),
  })
}

export const ResetAsk = z.object({ email: Email })

export const TokenOnly = z.object({ token: Token })

/** A registration is confirmed by one click where it was typed; elsewhere its page asks for a password. */
export const Confirmation = z.object({ token: Token, password: NewPassword.optional() })

export const TokenAndPassword = z.object({ token: Token, password: NewPassword })

export const ProfileFields = z.object({
  firstname: named(fieldFaults.firstname, fieldFaults.nameShape),
  lastname: named(fieldFaults.lastname, fieldFaults.nameShape),
  phone: Phone.transform((phone) => phone ?? ''),
  birthdate: Birthdate.optional().transform((birthdate) => birthdate ?? null),
})

export const PasswordChange = z.object({ password: Password, newPassword: NewPassword })

export const EmailChange = z.object({ email: Email, password: Password })

export const CodeOnly = z.object({ code: Code })

/** A password that is chosen, where all else is known. */
export const PasswordChosen = z.object({ password: NewPassword })

const Bytes = z.string().max(5000).default('')
const ceremony = { credentialId: Bytes, clientDataJSON: Bytes, authenticatorData: Bytes }
const KeyName = requiredText(fieldFaults.name, 60)

export const PasskeyStart = z.object({ name: KeyName, password: Password })

export const PasskeyMade = z.object({
  name: KeyName,
  ...ceremony,
  publicKey: Bytes,
  // What is none of these is for the API to refuse.
  algorithm: z.coerce.number().transform((algorithm) => algorithm as -7 | -257 | -8),
})

export const PasskeyLogin = z.object({ ...ceremony, signature: Bytes, userHandle: Bytes, retour: z.string().optional() })

export const PasswordOnly = z.object({ password: Password })

export const AddressFields = z.object({
  firstname: named(fieldFaults.firstname, fieldFaults.nameShape),
  lastname: named(fieldFaults.lastname, fieldFaults.nameShape),
  address: requiredText(fieldFaults.address, 500),
  addressPart2: z.string().trim().max(500, fieldFaults.long).default(''),
  postalCode: requiredText(fieldFaults.postalCode, 12),
  city: named(fieldFaults.city, fieldFaults.cityShape, 500),
  country: requiredText(fieldFaults.country, 500),
  phone: Phone.transform((phone) => phone ?? ''),
})

export const RightsFields = z.object({
  kind: z.enum(['ACCESS', 'RECTIFICATION', 'ERASURE', 'PORTABILITY', 'OPPOSITION'], { error: fieldFaults.kind }),
  firstname: named(fieldFaults.firstname, fieldFaults.nameShape),
  lastname: named(fieldFaults.lastname, fieldFaults.nameShape),
  email: Email,
  message: z.string().max(5000, fieldFaults.long).optional(),
})
