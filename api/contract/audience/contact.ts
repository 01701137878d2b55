import { z } from 'zod'
import { Day, Id, Instant, Key, ShortText, Text } from '../platform/values.ts'

/** Whom a message is for: the company, or who writes its site. */
export const Recipient = z.enum(['COMPANY', 'WRITER'])

/** A message as the site's owner reads it. */
export const Message = z.object({
  id: Id,
  desk: Recipient,
  firstname: ShortText,
  lastname: ShortText,
  email: ShortText,
  phone: ShortText,
  subject: ShortText,
  message: Text,
  /** Whether it was written by somebody who was logged in. */
  isMember: z.boolean(),
  isRead: z.boolean(),
  isAnswered: z.boolean(),
  /** What was answered last by mail from the panel; empty where the house answered in another way. */
  answer: Text,
  answeredAt: Instant.nullable(),
  createdAt: Instant,
  /** All that was answered, the first first; without words where it was answered in another way. */
  answers: z.array(z.object({ text: Text, answeredAt: Instant })),
})

/** A message with what became of each answer, and what else its writer has sent. */
export const MessageThread = Message.extend({
  answers: z.array(
    z.object({
      text: Text,
      answeredAt: Instant,
      /** Its mail, as long as the log of mails has it. */
      mail: z
        .object({ id: Id, state: z.enum(['WAITING', 'SENT', 'FAILED']), sentAt: Instant.nullable(), reason: ShortText })
        .nullable(),
    }),
  ),
  others: z.array(z.object({ id: Id, subject: ShortText, createdAt: Instant, isAnswered: z.boolean() })),
})

/** How many came from a source on a day. */
export const CountedVisit = z.object({ id: Id, day: Day, source: ShortText, count: z.int() })

/** How many messages of machines were turned away on a day, and what gave them away. */
export const CountedSpam = z.object({ id: Id, day: Day, reason: z.enum(['TRAP', 'HASTE']), count: z.int() })

const mostSettings = 100

/** The settings of a component of the site, by their names. */
export const ComponentConf = z
  .record(Key, z.union([Text, z.boolean(), z.number()]))
  .refine((conf) => Object.keys(conf).length <= mostSettings, { error: 'too_large' })
