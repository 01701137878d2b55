import { z } from 'zod'

/** A name that can be read: one line, with letters, and nothing that turns or hides what follows. */
function isSignature(name: string): boolean {
  return /\p{L}/u.test(name) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
}

/** The name under which somebody is read by all. */
export const Signature = z.string().trim().min(1).max(60).refine(isSignature, 'signature')
