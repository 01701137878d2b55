import { z } from 'zod'
import { plainAddress } from '#app/models/platform/text/email.ts'

/** An id as any row has it: opaque to callers. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** A name chosen by whoever made a form or a setting: an id that no object has of itself. */
export const Key = Id.max(64).regex(/^(?!(__proto__|constructor|prototype)$)/)

/** The last part of an address. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

/** A line of text in an answer or a body. */
export const ShortText = z.string().max(500)

/** A longer text. */
export const Text = z.string().max(100_000)

/** The code of a language, as in `fr`. */
export const LangCode = z.string().regex(/^[a-z]{2}$/)

/** Money: a whole number of cents, VAT included. */
export const Cents = z.int().min(0).max(100_000_000).meta({ 'x-unit': 'cent' })

/** What a reduction takes off: so many cents or so many whole percent, as the `type` beside it says. */
export const Reduction = z.int().min(1).max(100_000_000).meta({ 'x-unit': 'cent or percent, by type' })

/** A rate in hundredths of a percent: 2000 for 20 %. */
export const Rate = z.int().min(0).max(10_000).meta({ 'x-unit': 'hundredth of a percent' })

/** A share of alcohol, in tenths of a percent by volume: 125 for 12,5 %. */
export const AlcoholShare = z.int().min(0).max(1000).meta({ 'x-unit': 'tenth of a percent' })

/** A weight in 100 ml, in hundredths of a gram: 1 for 0,01 g. */
export const FineWeight = z.int().min(0).max(10_000).meta({ 'x-unit': 'hundredth of a gram' })

/** A weight in a litre, in hundredths of a gram. */
export const LitreWeight = z.int().min(0).max(100_000).meta({ 'x-unit': 'hundredth of a gram' })

/** How many of something are wanted; nothing but a whole number will do. */
export const Quantity = z.int().min(1).max(10_000)

/** A day of the calendar, as in `2026-03-01`. */
export const Day = z.iso.date()

/** A day, a month or a year of the calendar, as in `2026-03-01`, `2026-03` and `2026`. */
export const Period = z.string().max(10).meta({ 'x-unit': 'day, month or year' })

/** A moment, in UTC. */
export const Instant = z.iso.datetime().max(40)

/** A postal code as it is typed, of whatever country. */
export const PostalCode = z.string().min(2, 'postal_code').max(12)

/** An e-mail address as it is typed. */
export const Email = z.email({ pattern: plainAddress }).max(254)

/** An e-mail address as people type it: blanks around it, any case, full-width signs; the use case finds its one form. */
export const TypedEmail = z
  .string()
  .max(254)
  .regex(/^[^@＠]{1,250}[@＠][^@＠]{3,250}$/)

/** A telephone number as it is typed. */
export const Phone = z.string().regex(/^[+0-9][0-9 ().-]{4,24}$/)

/** A colour of the theme. */
export const Colour = z.string().regex(/^(#[0-9a-f]{6})?$/i)

/** An address of the web that the site links to. */
export const WebUrl = z.url({ protocol: /^https?$/ }).max(2000)

/** When the mail leaves that was asked for; left out where it leaves at once, null where none is taken for an hour. */
export const MailWait = z.object({ mailAt: Instant.nullable().optional() })

/** The answer of a call that has nothing to tell. */
export const Nothing = z.strictObject({})

/** A whole number in an address, where everything is text. */
export function number(min: number, max: number) {
  return z
    .union([z.int().min(min).max(max), z.string().regex(/^\d{1,9}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

/** The answer of a list: its entries under their own name, and how many there are in all. */
export function listed<const N extends string, S extends z.core.$ZodType>(name: N, entry: S) {
  return z.object({ [name]: z.array(entry), total: z.int() } as { [K in N]: z.ZodArray<S> } & { total: z.ZodInt })
}
