import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { openSigning, type Signing } from '../secrets/signing.ts'

/**
 * Locks away what the database must not show to whoever steals it.
 * `place` says where the text belongs: sealed for one place, it does not open in another.
 */
export type Sealing = {
  seal(text: string, place: string): string
  /** The text; undefined for what was changed, moved, or sealed with a key that is not there any more. */
  open(sealed: string, place: string): string | undefined
  /** What the same secrets sign. */
  signing: Signing
}

type SealingKey = { id: string; bytes: Buffer }

const version = 's1'

/** Opens the sealing with its secrets: the first one seals, the others still open what they sealed. */
export function openSealing(secrets: readonly string[]): Sealing {
  const keys = secrets.map(deriveKey)
  const [current] = keys
  if (!current) throw new Error('sealing needs a secret')
  return {
    signing: openSigning(secrets),
    seal: (text, place) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv)
      cipher.setAAD(Buffer.from(`${version}.${current.id}.${place}`))
      const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [version, current.id, ...[iv, locked, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
    },
    open: (sealed, place) => {
      const [form, id, ...parts] = sealed.split('.')
      const key = keys.find((known) => known.id === id)
      return form === version && key && parts.length === 3 ? unlock(key, parts, place) : undefined
    },
  }
}

/** What tells the key of this secret in all that it sealed; nothing of the secret. */
export function keyIdOf(secret: string): string {
  return deriveKey(secret).id
}

/** How everything begins that the key of this id sealed. */
export function sealMarkOf(keyId: string): string {
  return `${version}.${keyId}.`
}

/** The same for one site: what one site sealed opens on no other. */
export function sealingOf({ seal, open, signing }: Sealing, siteId: string): Sealing {
  const at = (place: string) => `${siteId}/${place}`
  return { signing, seal: (text, place) => seal(text, at(place)), open: (sealed, place) => open(sealed, at(place)) }
}

function unlock({ id, bytes }: SealingKey, parts: string[], place: string): string | undefined {
  const [iv, locked, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !locked || iv.length !== 12 || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytes, iv)
    decipher.setAAD(Buffer.from(`${version}.${id}.${place}`))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(locked), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The id tells keys apart in what they sealed, and nothing of the secret. */
function deriveKey(secret: string): SealingKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'vitrine', 'sealing', 32))
  return { id: createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 8), bytes }
}
