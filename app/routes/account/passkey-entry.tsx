import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { auth } from '#app/texts/account/auth.ts'

/** The login without a password; it is there only where a script runs and the browser knows such keys. */
export function PasskeyEntry({ place }: { place: string }) {
  const [mood, setMood] = useState('')
  const submit = useSubmit()
  useEffect(() => {
    if ('PublicKeyCredential' in window) setMood('ready')
  }, [])
  if (!mood) return null

  const enter = async () => {
    setMood('busy')
    try {
      const { signLogin } = await import('./passkey-browser.ts')
      await submit({ ...(await signLogin()), retour: place }, { method: 'post', action: '/auth/cle' })
      setMood('ready')
    } catch {
      setMood('failed')
    }
  }
  return (
    <>
      <p className="actions">
        <button
          id="connexion-passkey"
          type="button"
          className="btn btn-line"
          aria-busy={mood === 'busy' || undefined}
          onClick={enter}
        >
          {auth.passkey}
        </button>
      </p>
      <p role="status">{mood === 'failed' && auth.passkeyFailed}</p>
    </>
  )
}
