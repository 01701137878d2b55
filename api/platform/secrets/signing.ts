import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'

/** Signs what must not change any more, with a key that lies apart from the database. */
export type Signing = {
  keyId: string
  /** What others know its signatures by: SPKI as base64. */
  publicKey: string
  sign(text: string): string
  /** Signs with an older key that is still named; nothing where it is not. */
  signAs(keyId: string, text: string): string | undefined
  /** Whether a key that is named here signed this; undefined where it is none of them. */
  verify(keyId: string, text: string, signature: string): boolean | undefined
}

type Key = { id: string; secret: KeyObject; open: KeyObject }

/** Opens the signing with the secrets of sealing: the first one signs, the others still know what they signed. */
export function openSigning(secrets: readonly string[]): Signing {
  const keys = secrets.map(deriveKey)
  const [current] = keys
  if (!current) throw new Error('signing needs a secret')
  const find = (id: string) => keys.find((key) => key.id === id)
  const signAs = (id: string, text: string) => {
    const key = find(id)
    return key && sign(null, Buffer.from(text), key.secret).toString('base64')
  }
  return {
    keyId: current.id,
    publicKey: spell(current.open),
    sign: (text) => sign(null, Buffer.from(text), current.secret).toString('base64'),
    signAs,
    verify: (id, text, signature) => {
      const key = find(id)
      return key && verify(null, Buffer.from(text), key.open, Buffer.from(signature, 'base64'))
    },
  }
}

/** Whether a key, of which only the public half is known, signed this. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const open = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), open, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** The name of a public key. */
export function signingIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)
}

/** How every PKCS 8 of Ed25519 begins; its 32 secret bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Drawn from the same secret as the key that seals, and of no use to whoever has the other. */
function deriveKey(secret: string): Key {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'vitrine', 'signing', 32))
  const own = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const open = createPublicKey(own)
  return { id: signingIdOf(spell(open)), secret: own, open }
}

function spell(open: KeyObject): string {
  return open.export({ format: 'der', type: 'spki' }).toString('base64')
}
