import { z } from 'zod'
import { Message } from '../../audience/contact.ts'
import { Subscriber } from '../../audience/subscriber.ts'
import { Comment } from '../../content/comments.ts'
import { FormAnswer } from '../../content/form.ts'
import { Registration } from '../../content/writing.ts'
import { User } from '../../identity/user.ts'
import { SavedAddress } from '../../platform/address.ts'
import { ExportedCustom } from '../../platform/custom.ts'
import { Day, Id, Instant, ShortText, Text } from '../../platform/values.ts'
import { KeptCart } from '../../selling/entities/cart.ts'
import { ExportedOrder } from '../../selling/entities/placed-order.ts'

/** The five rights of people over their data. */
export const RightKind = z.enum(['ACCESS', 'RECTIFICATION', 'ERASURE', 'PORTABILITY', 'OPPOSITION'])
/** How far a request about data is. */
export const RightsState = z.enum(['WAITING', 'GRANTED', 'REFUSED'])

/** A person's request about their data, as the site's owner sees it. */
export const RightsRequest = z.object({
  id: Id,
  kind: RightKind,
  firstname: ShortText,
  lastname: ShortText,
  email: ShortText,
  message: Text,
  /** Whether it was made by somebody who was logged in. */
  isMember: z.boolean(),
  createdAt: Instant,
  dueOn: Day,
  /** Below 0 once it is late; null once it is answered. */
  daysLeft: z.int().nullable(),
  state: RightsState,
  answer: Text,
  answeredAt: Instant.nullable(),
})

const Said = z.object({ what: ShortText, howLong: ShortText })

/** All that the site holds on a member, and what it may be held for: meant for people and for programs. */
export const MemberExport = z.object({
  format: z.literal('vitrine-member-export-1'),
  madeAt: Instant,
  site: z.object({ name: ShortText, url: ShortText, contact: ShortText }),
  account: User.extend({
    createdAt: Instant,
    confirmedAt: Instant.nullable(),
    termsAcceptedAt: Instant.nullable(),
    lastSeenAt: Instant.nullable(),
    wantsNewsletter: z.boolean(),
    hasSecondFactor: z.boolean(),
    deletionPlannedAt: Instant.nullable(),
  }),
  addresses: z.array(SavedAddress),
  devices: z.array(z.object({ createdAt: Instant, lastUsedAt: Instant })),
  passkeys: z.array(z.object({ name: ShortText, createdAt: Instant, lastUsedAt: Instant.nullable() })),
  sessions: z.array(z.object({ createdAt: Instant, lastUsedAt: ShortText, expiresAt: Instant })),
  mails: z.array(z.object({ kind: ShortText, recipient: ShortText, createdAt: Instant, sentAt: Instant.nullable() })),
  rightsRequests: z.array(RightsRequest.omit({ id: true, isMember: true, daysLeft: true })),
  messages: z.array(Message.omit({ id: true, isMember: true, isRead: true })),
  /** What they said below articles: by their account, or from the mailbox that proved it. */
  comments: z.array(Comment.omit({ id: true, idArticle: true })),
  registrations: z.array(Registration.omit({ id: true })),
  orders: z.array(ExportedOrder),
  forms: z.array(FormAnswer.omit({ id: true, isMember: true, isRead: true })),
  /** What they receive by mail, with the proof that they asked for it. */
  newsletter: Subscriber.omit({ id: true }).nullable(),
  /** What they wait for to come back. */
  stockAlerts: z.array(z.object({ idDeclination: Id, createdAt: Instant })),
  /** Since when they are asked for no more reviews. */
  reviewsRefusedAt: Instant.nullable(),
  /** What the house notes of them for itself, and the tags by which it finds them. */
  card: z.object({ note: Text, tags: z.array(ShortText) }),
  /** What it says of them in fields of its own. */
  custom: ExportedCustom,
  /** What they have put aside, and entered for an order. */
  cart: KeptCart.nullable(),
  about: z.object({
    reading: z.array(ShortText),
    purposes: z.array(ShortText),
    terms: z.array(Said),
    recipients: z.array(ShortText),
    rights: z.array(ShortText),
  }),
})
