import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { auth } from '#app/texts/identity/account/auth.ts'

/**
 * The way to the login without a password; it is there only where a script runs and the browser knows such keys. Its room is kept from
 * the first, so that nothing below moves when it comes.
 */
export function PasskeyEntry({ place }: { place: string }) {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!isKnown)
    return (
      <p className="actions soon" aria-hidden="true">
        <span className="btn btn-line">&nbsp;</span>
      </p>
    )
  return (
    <p className="actions">
      <Link className="btn btn-line" to={`${href('/auth/cle')}?retour=${encodeURIComponent(place)}`}>
        {auth.passkey}
      </Link>
    </p>
  )
}
