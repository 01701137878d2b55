import { z } from 'zod'
import { type Gift, longestCard } from '#app/models/selling/cart/gift.ts'
import { giftTexts as words } from '#app/texts/selling/gift.ts'

/** A browser sends each line break of a text as two characters. */
const Card = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll('\r\n', '\n'))
  .pipe(z.string().max(longestCard, words.cardFault(longestCard)))

const fields = {
  carte: Card.default(''),
  emballage: z.literal('on').optional(),
  jour: z.iso.date({ error: words.dayFault }).optional(),
}

const unread = z.any().optional()
const none = { carte: unread, emballage: unread, jour: unread }

/** What is filled in of a gift; what stands there of an order that is none is not looked at. */
export function giftFieldsOf(form: FormData): typeof fields | typeof none {
  return isGift(form) ? fields : none
}

function isGift(form: FormData): boolean {
  return form.get('cadeau') === 'on'
}

type Filled = { carte?: string; emballage?: 'on' | undefined; jour?: string | undefined }

/** The gift that was filled in; a day is wished for of a parcel alone. */
export function giftOf(form: FormData, { carte = '', emballage, jour }: Filled, { isSent }: { isSent: boolean }): Gift | null {
  if (!isGift(form)) return null
  return { card: carte, isWrapped: emballage === 'on', day: isSent ? (jour ?? null) : null }
}
