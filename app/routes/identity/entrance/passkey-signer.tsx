import { useEffect, useState } from 'react'
import { href, useSubmit } from 'react-router'
import { passkeyLogin } from '#app/texts/identity/account/passkey-login.ts'

type Options = { challenge: number[]; rpId: string; timeout: number; userVerification: 'required' }

/** Has the device sign as soon as the page is alive, and sends what it says. */
export function PasskeySigner({ options, place }: { options: Options; place: string }) {
  const [says, setSays] = useState<string>(passkeyLogin.without)
  const submit = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks the device once
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return
    setSays('')
    signLogin(options, place)
      .then((form) => submit(form, { method: 'post', action: href('/auth/cle'), encType: 'multipart/form-data' }))
      .catch(() => setSays(passkeyLogin.failed))
  }, [])
  return <p role="status">{says}</p>
}

async function signLogin(options: Options, place: string): Promise<FormData> {
  const publicKey = { ...options, challenge: new Uint8Array(options.challenge) }
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const said = signed.response as AuthenticatorAssertionResponse
  const form = new FormData()
  form.set('retour', place)
  form.set('credentialId', signed.id)
  for (const name of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'] as const) {
    form.set(name, new Blob([said[name] ?? '']))
  }
  return form
}
