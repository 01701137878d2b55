import { createHash } from 'node:crypto'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import type { WornLook } from '#app/models/site/worn/worn-look.ts'
import { writeStyles } from './read-styles.ts'

const made = new Map<string, Promise<string>>()
const mostMade = 100

/** What browsers are sent of a look's own stylesheet, made once of the same words in the same colours. */
export function keptStyles(look: WornLook): Promise<string> {
  if (look.OWN_STYLES === '') return Promise.resolve('')
  const colours = coloursOf(look)
  const name = createHash('sha256')
    .update(JSON.stringify([colours, look.OWN_STYLES]))
    .digest('base64url')
  const known = made.get(name) ?? writeStyles(look.OWN_STYLES, colours)
  made.delete(name)
  made.set(name, known)
  for (const oldest of made.keys()) if (made.size > mostMade) made.delete(oldest)
  return known
}
