import { z } from 'zod'
import { Day, Email, Id, Line, Phone } from '../values.ts'

export const Role = z.enum(['MEMBER', 'ADMIN', 'SUPER_ADMIN'])

/** Who is logged in, as a session knows them. */
export const SessionUser = z.object({ id: Id, email: Email, role: Role })

/** A member's own profile. */
export const User = z.object({
  id: Id,
  email: Email,
  role: Role,
  phone: Line,
  firstname: Line,
  lastname: Line,
  birthdate: Day.nullable(),
})

/** The fields of a profile that its owner may change. */
export const Profile = z.strictObject({
  email: Email,
  phone: z.union([Phone, z.literal('')]),
  firstname: Line,
  lastname: Line,
  birthdate: Day.nullable(),
})

/** A new password; which ones are refused is for the use case to say. */
export const Password = z.string().min(12).max(256)
