import { z } from 'zod'
import { call } from '../platform/call.ts'
import { Id, Instant, Nothing, ShortText } from '../platform/values.ts'
import { DeviceMark, GivenPassword } from './user.ts'

/** Bytes in base64url, so many letters at most. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
const Described = z.object({ type: z.literal('public-key'), id: ShortText.max(1400) })
const Ceremony = { credentialId: bytes(1400), clientDataJSON: bytes(4000), authenticatorData: bytes(4000) }
const Milliseconds = z.int()

/** Keys that a device keeps, and that stand for a password and a second factor; in the words browsers use. */
export const passkeys = {
  listPasskeys: call('GET /user/passkey', 'member', {
    says: 'Les clés d’accès du membre.',
    answer: z.array(z.object({ id: Id, name: ShortText, createdAt: Instant, lastUsedAt: Instant.nullable() })),
    beforeSecondFactor: true,
  }),
  startPasskey: call('POST /user/passkey/challenge', 'member', {
    says: 'Prépare une clé d’accès : ce que le navigateur transmet à l’appareil.',
    body: z.strictObject({ password: GivenPassword }),
    answer: z.object({
      rp: z.object({ id: ShortText, name: ShortText }),
      user: z.object({ id: ShortText, name: ShortText, displayName: ShortText }),
      challenge: ShortText,
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: Milliseconds,
      excludeCredentials: z.array(Described),
      authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
      attestation: z.literal('none'),
    }),
    beforeSecondFactor: true,
  }),
  addPasskey: call('POST /user/passkey', 'member', {
    says: 'Garde la clé que l’appareil a faite ; donne des codes de secours à qui n’en avait pas, et ferme les autres sessions.',
    body: z.strictObject({
      name: ShortText.trim().min(1).max(60),
      ...Ceremony,
      publicKey: bytes(4000),
      algorithm: z.literal([-7, -257, -8]),
    }),
    answer: z.object({ recoveryCodes: z.array(ShortText) }),
    beforeSecondFactor: true,
  }),
  removePasskey: call('DELETE /user/passkey/{id}', 'member', {
    says: 'Oublie une clé d’accès, et ferme les autres sessions.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ password: GivenPassword }),
    answer: Nothing,
  }),
  startPasskeyLogin: call('POST /login/passkey/challenge', 'public', {
    says: 'Prépare une connexion par clé d’accès.',
    answer: z.object({ challenge: ShortText, rpId: ShortText, timeout: Milliseconds, userVerification: z.literal('required') }),
  }),
  logInWithPasskey: call('POST /login/passkey', 'public', {
    says: 'Ouvre une session d’un jour par une clé d’accès, sans mot de passe ni code.',
    body: z.strictObject({ ...Ceremony, signature: bytes(2000), userHandle: bytes(100), device: DeviceMark.optional() }),
    answer: z.object({ token: ShortText, idSite: Id, device: ShortText.optional() }),
  }),
}
