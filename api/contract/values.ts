import { z } from 'zod'

/** An id as any row has it: opaque to callers. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** A line of text in an answer or a body. */
export const Line = z.string().max(500)

/** A longer text. */
export const Text = z.string().max(100_000)

/** The code of a language, as in `fr`. */
export const LangCode = z.string().regex(/^[a-z]{2}$/)

/** The answer of a call that has nothing to tell. */
export const Nothing = z.strictObject({})
