import type { Answer, Contract } from '#api/contract/index.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { refuseForm } from '../platform/account-form.server.ts'

/** What a device is to sign, as numbers: the browser makes bytes of them without a line of decoding. */
export function readyToSign(options: Answer<Contract['startPasskeyLogin']>) {
  return { ...options, challenge: numbersOf(options.challenge) }
}

/** What a device is to make a key from, the same way. */
export function readyToMake(options: Answer<Contract['startPasskey']>) {
  return {
    ...options,
    challenge: numbersOf(options.challenge),
    user: { ...options.user, id: numbersOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ type, id }) => ({ type, id: numbersOf(id) })),
  }
}

/** A form whose bytes, sent as they are, are written in base64url; the rest of it stays. */
export async function writeBytes(form: FormData): Promise<FormData> {
  const written = new FormData()
  for (const [name, value] of form) {
    written.append(name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64url'))
  }
  return written
}

/** The answer to a key that is refused: one sentence says it all, for nothing was typed. */
export function refusePasskey({ fields, ...failure }: Failure) {
  return refuseForm(new FormData(), { ...failure, message: fields?.passkey?.[0] ?? failure.message })
}

function numbersOf(base64url: string): number[] {
  return [...Buffer.from(base64url, 'base64url')]
}
