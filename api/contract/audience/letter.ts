import { z } from 'zod'
import { letterStates } from '#app/models/audience/letter.ts'
import { segmentKinds } from '#app/models/audience/segment.ts'
import { RichText } from '../platform/rich-text.ts'
import { Id, Instant, ShortText } from '../platform/values.ts'

/** A letter to subscribers, and how far it is. */
export const Letter = z.object({
  id: Id,
  subject: ShortText,
  title: ShortText,
  body: RichText,
  buttonLabel: ShortText,
  buttonUrl: ShortText,
  idImage: Id.nullable(),
  wines: z.array(Id),
  idCode: Id.nullable(),
  segment: z.object({ kind: z.enum(segmentKinds), idProduct: Id.nullable(), year: z.int().nullable(), tag: ShortText }),
  /** To whom it goes: the readers of any of these lists. */
  lists: z.array(Id),
  /** How many mails a minute leave at most. */
  pace: z.int(),
  state: z.enum(letterStates),
  sendAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  createdAt: Instant,
  /** How many it is for; of one that has not begun, as of now. */
  readers: z.int(),
  sent: z.int(),
  waiting: z.int(),
  refused: z.int(),
  left: z.int(),
  /** What it brought since it left: visits by its links, paid orders with its code and what was kept of them. */
  brought: z.object({ visits: z.int(), orders: z.int(), amount: z.int().meta({ 'x-unit': 'cent' }) }),
})
