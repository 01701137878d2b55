import { useEffect, useState } from 'react'
import { href, Link, useSubmit } from 'react-router'
import { passkeys } from '#app/texts/identity/account/security.ts'

/** What the device is to make the key from. */
type NewKey = {
  challenge: number[]
  user: { id: number[]; name: string; displayName: string }
  excludeCredentials: { type: 'public-key'; id: number[] }[]
}

/** Has the device make the key that was prepared; says so where that cannot be. */
export function PasskeyMaker({ name, options }: { name: string; options: NewKey }) {
  const [mood, setMood] = useState('')
  const submit = useSubmit()
  useEffect(() => {
    if ('PublicKeyCredential' in window) setMood('ready')
  }, [])
  if (!mood) return <p>{passkeys.without}</p>

  const make = async () => {
    setMood('busy')
    try {
      const form = await makePasskey(options)
      form.set('name', name)
      await submit(form, { method: 'post', action: href('/mon-compte/securite/cle/confirmer'), encType: 'multipart/form-data' })
    } catch {
      setMood('failed')
    }
  }
  return (
    <>
      <p className="actions">
        <button type="button" className="btn" aria-busy={mood === 'busy' || undefined} onClick={make}>
          {passkeys.make}
        </button>
      </p>
      <p role="status">{mood === 'failed' && passkeys.failed}</p>
      <p>
        <Link className="more" to={href('/mon-compte/securite')}>
          {passkeys.back}
        </Link>
      </p>
    </>
  )
}

async function makePasskey(options: NewKey): Promise<FormData> {
  const publicKey = {
    ...options,
    challenge: new Uint8Array(options.challenge),
    user: { ...options.user, id: new Uint8Array(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ type, id }) => ({ type, id: new Uint8Array(id) })),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const said = made.response as AuthenticatorAttestationResponse
  const form = new FormData()
  form.set('credentialId', made.id)
  form.set('clientDataJSON', new Blob([said.clientDataJSON]))
  form.set('authenticatorData', new Blob([said.getAuthenticatorData()]))
  form.set('publicKey', new Blob([said.getPublicKey() ?? '']))
  form.set('algorithm', String(said.getPublicKeyAlgorithm()))
  return form
}
