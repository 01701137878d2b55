import { z } from 'zod'
import { Id, Instant, ShortText } from '../platform/values.ts'

/** A list of letters one may subscribe to. */
export const NewsletterList = z.object({ id: Id, name: ShortText, description: ShortText })

/** The same, as its owner sees it. */
export const OwnedNewsletterList = NewsletterList.extend({ order: z.int(), isValid: z.boolean() })

/** Which lists somebody receives. */
export const Subscription = z.object({ isSubscribed: z.boolean(), lists: z.array(Id) })

/** What somebody may choose who came by the link of a letter; the address is only hinted at. */
export const NewsletterChoice = z.object({
  address: ShortText,
  isSubscribed: z.boolean(),
  lists: z.array(NewsletterList.extend({ isChosen: z.boolean() })),
})

/** Somebody who asked for letters, with the proof that they did. */
export const Subscriber = z.object({
  id: Id,
  email: ShortText,
  firstname: ShortText,
  lastname: ShortText,
  state: z.enum(['PENDING', 'SUBSCRIBED', 'LEFT']),
  lists: z.array(Id),
  source: z.enum(['SITE', 'REGISTRATION', 'ACCOUNT']),
  consent: ShortText,
  askedAt: Instant,
  confirmedAt: Instant.nullable(),
  leftAt: Instant.nullable(),
  /** Since when no letter goes there: its mail server says that nobody is. */
  restedAt: Instant.nullable(),
})
