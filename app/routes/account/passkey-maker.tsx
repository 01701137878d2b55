import { useEffect, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { passkeys } from '#app/texts/account/security.ts'
import type { NewKey } from './passkey-browser.ts'

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
      const { makePasskey } = await import('./passkey-browser.ts')
      await submit({ ...(await makePasskey(options)), name }, { method: 'post', action: '/mon-compte/securite/cle/confirmer' })
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
        <Link className="more" to="/mon-compte/securite">
          {passkeys.back}
        </Link>
      </p>
    </>
  )
}
