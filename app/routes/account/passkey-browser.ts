/** What the API answers to whoever begins to add a key. */
export type NewKey = {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials: { type: 'public-key'; id: string }[]
}

type Fields = Record<string, string>

/** Has the device make a key; answers the fields of the form that keeps it. Loaded on first use. */
export async function makePasskey(options: NewKey): Promise<Fields> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ type, id }) => ({ type, id: bytes(id) })),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const said = made.response as AuthenticatorAttestationResponse
  return {
    credentialId: made.id,
    clientDataJSON: text(said.clientDataJSON),
    authenticatorData: text(said.getAuthenticatorData()),
    publicKey: text(said.getPublicKey()),
    algorithm: String(said.getPublicKeyAlgorithm()),
  }
}

/** Has the device sign a login; answers the fields of the form that logs in. */
export async function signLogin(): Promise<Fields> {
  const answer = await fetch('/auth/cle/defi', { method: 'POST' })
  const options = await answer.json()
  const publicKey = { ...options, challenge: bytes(options.challenge) }
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const said = signed.response as AuthenticatorAssertionResponse
  return {
    credentialId: signed.id,
    clientDataJSON: text(said.clientDataJSON),
    authenticatorData: text(said.authenticatorData),
    signature: text(said.signature),
    userHandle: text(said.userHandle),
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

function text(given: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(given ?? [])))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
