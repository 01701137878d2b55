import { createHash } from 'node:crypto'
import { textOf } from '../../platform/refuse-fields.server.ts'
import type { NamedAct } from '../../platform/session/cart-request.server.ts'
import type { RequestedItems } from '../../platform/session/requested-items.server.ts'

/** For how long an addition without a name is taken for the one before it that asked for the same, in seconds. */
const impatience = 2

/**
 * By what an addition is known. Forms that are drawn for one visitor bring a name, and so does all that a script sends; a page that
 * many share can have none. What such a page asks of a cart twice within two seconds is one click too many, and not a second wish.
 */
export function nameAct(form: FormData, wishes: RequestedItems, now = Date.now()): NamedAct {
  const name = textOf(form, 'acte')
  if (/^[\w-]{1,64}$/.test(name)) return { act: name }
  const wish = createHash('sha256').update(JSON.stringify(wishes)).digest('base64url').slice(0, 22)
  const second = Math.floor(now / 1000)
  const formerActs = Array.from({ length: impatience }, (_, ago) => `${wish}-${second - ago - 1}`)
  return { act: `${wish}-${second}`, formerActs }
}
