import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'

/** What a browser and a device say of one act, in base64url: the page that asked, and the device's own report. */
export type Ceremony = { clientDataJSON: string; authenticatorData: string }

/** The place a device must have been asked from. */
export type PasskeyOrigin = { origin: string; production: boolean }

type Report = { challenge: string; signCount: number; credentialId: string | undefined }

const isPresent = 0x01
const isVerified = 0x04
const hasCredential = 0x40

/** Reads the report of a device that was asked for this act, by a page of this very site, of a person it knows; undefined if any of it is not so. */
export function readCeremony(said: Ceremony, type: 'webauthn.create' | 'webauthn.get', place: PasskeyOrigin): Report | undefined {
  const asked = readClientData(said.clientDataJSON)
  if (!asked || asked.type !== type || asked.crossOrigin === true || !isOwnOrigin(asked.origin, place)) return undefined
  const data = Buffer.from(said.authenticatorData, 'base64url')
  if (data.length < 37 || !data.subarray(0, 32).equals(sha256(rpIdOf(place)))) return undefined
  const flags = data.readUInt8(32)
  if (!(flags & isPresent) || !(flags & isVerified)) return undefined
  const credentialId = flags & hasCredential ? readCredentialId(data) : undefined
  return { challenge: String(asked.challenge), signCount: data.readUInt32BE(33), credentialId }
}

/** The name of a site for devices: its host, without a port. */
export function rpIdOf({ origin }: Pick<PasskeyOrigin, 'origin'>): string {
  return new URL(origin).hostname
}

/** The algorithms by which a device may sign: ES256, RS256, EdDSA. */
export const passkeyAlgorithms = [-7, -257, -8] as const

type Key = { publicKey: string; algorithm: number }

/** Whether a public key is one of the algorithm it is said to be of. */
export function isUsableKey({ publicKey, algorithm }: Key): boolean {
  const key = readKey(publicKey)
  return key !== undefined && kindOf(key) === algorithm
}

/** Whether the holder of a key has signed what a device reports. */
export function isSigned({ publicKey, algorithm }: Key, said: Ceremony, signature: string): boolean {
  const key = readKey(publicKey)
  if (!key || kindOf(key) !== algorithm) return false
  const signed = Buffer.concat([
    Buffer.from(said.authenticatorData, 'base64url'),
    sha256(Buffer.from(said.clientDataJSON, 'base64url')),
  ])
  return verify(algorithm === -8 ? null : 'sha256', signed, key, Buffer.from(signature, 'base64url'))
}

type ClientData = { type?: unknown; challenge?: unknown; origin?: unknown; crossOrigin?: unknown }

function readClientData(text: string): ClientData | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof read === 'object' && read !== null ? read : undefined
  } catch {
    return undefined
  }
}

/** On this machine the port is not known to whom the site is: any will do there, and only there. */
function isOwnOrigin(origin: unknown, place: PasskeyOrigin): boolean {
  if (origin === place.origin) return true
  return !place.production && rpIdOf(place) === 'localhost' && /^http:\/\/localhost(:\d+)?$/.test(String(origin))
}

/** Stands behind the device's kind (16 bytes) and its own length. */
function readCredentialId(data: Buffer): string | undefined {
  if (data.length < 55) return undefined
  return data.subarray(55, 55 + data.readUInt16BE(53)).toString('base64url')
}

function readKey(publicKey: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}

function kindOf({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): number | undefined {
  if (asymmetricKeyType === 'ec') return details?.namedCurve === 'prime256v1' ? -7 : undefined
  if (asymmetricKeyType === 'rsa') return (details?.modulusLength ?? 0) >= 2048 ? -257 : undefined
  return asymmetricKeyType === 'ed25519' ? -8 : undefined
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}
