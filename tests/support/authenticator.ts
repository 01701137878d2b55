import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a dishonest or broken device or page says otherwise. */
export type Lies = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  flags?: number
  signCount?: number
  crossOrigin?: boolean
  handle?: string
}

type Kind = 'ES256' | 'RS256' | 'EdDSA'

const algorithms = { ES256: -7, RS256: -257, EdDSA: -8 } as const
const present = 0x01
const verified = 0x04
const attested = 0x40

/** A device that keeps one key for one site, as a browser shows it to a page; it counts its signatures unless told not to. */
export function openAuthenticator(origin: string, { kind = 'ES256' as Kind, counts = true } = {}) {
  const { publicKey, privateKey } = makePair(kind)
  const id = randomBytes(24)
  let signCount = 0
  let handle = ''

  function report(flags: number, { rpId = new URL(origin).hostname, signCount: said, flags: shown }: Lies): Buffer {
    if (counts) signCount += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(said ?? signCount)
    return Buffer.concat([sha256(rpId), Buffer.from([shown ?? flags]), counter])
  }

  return {
    credentialId: id.toString('base64url'),
    /** Makes the key: what a page sends on. */
    create(options: { challenge: string; user: { id: string } }, lies: Lies = {}) {
      handle = options.user.id
      const head = report(present | verified | attested, lies)
      const about = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, randomBytes(77)])
      return {
        credentialId: id.toString('base64url'),
        clientDataJSON: clientData(origin, 'webauthn.create', options.challenge, lies),
        authenticatorData: Buffer.concat([head, about]).toString('base64url'),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
        algorithm: algorithms[kind] as -7 | -257 | -8,
      }
    },
    /** Signs a login with it. */
    get(options: { challenge: string }, lies: Lies = {}) {
      const data = report(present | verified, lies)
      const client = clientData(origin, 'webauthn.get', options.challenge, lies)
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
      return {
        credentialId: id.toString('base64url'),
        clientDataJSON: client,
        authenticatorData: data.toString('base64url'),
        signature: sign(kind === 'EdDSA' ? null : 'sha256', signed, privateKey).toString('base64url'),
        userHandle: lies.handle ?? handle,
      }
    },
  }
}

function makePair(kind: Kind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 })
  if (kind === 'EdDSA') return generateKeyPairSync('ed25519')
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

function clientData(origin: string, type: string, challenge: string, lies: Lies): string {
  const said = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin }
  return Buffer.from(JSON.stringify({ ...said, crossOrigin: lies.crossOrigin ?? false })).toString('base64url')
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}
