import { z } from 'zod'
import { Day, Id, Instant, Phone, ShortText } from '../platform/values.ts'

/** What an account may do, from the least to the most. */
export const Role = z.enum(['MEMBER', 'ADMIN', 'SUPER_ADMIN'])

/** Who is logged in, as a session knows them. */
export const SessionUser = z.object({ id: Id, email: ShortText, role: Role })

/** A member's own profile. */
export const User = z.object({
  id: Id,
  email: ShortText,
  role: Role,
  phone: ShortText,
  firstname: ShortText,
  lastname: ShortText,
  birthdate: Day.nullable(),
})

/** The fields of a profile that its owner may change. */
export const Profile = z.strictObject({
  phone: z.union([Phone, z.literal('')]),
  firstname: ShortText.max(100),
  lastname: ShortText.max(100),
  birthdate: Day.nullable(),
})

/** A new password; which ones are refused is for the use case to say. */
export const Password = z.string().min(12).max(256)

/** A password that was chosen once, under whatever rules held then. */
export const GivenPassword = z.string().min(1).max(256)

/** What the link of a mail carries. */
export const MailToken = z.string().min(1).max(200)

/** What a login leaves on a device so that the account knows it again; empty where there is none yet. */
export const DeviceMark = z.string().max(200)

/** A code of six digits, or one of the longer ones kept for emergencies. */
export const Code = z.string().min(1).max(40)

/** One place where somebody is logged in. */
export const Session = z.object({ id: Id, createdAt: Instant, lastUsedAt: Instant, expiresAt: Instant, isCurrent: z.boolean() })
