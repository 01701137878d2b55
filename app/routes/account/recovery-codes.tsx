import { Link } from 'react-router'
import { security } from '#app/texts/account/security.ts'
import { crumbsToSecurity } from '#app/texts/account/space.ts'
import { Screen } from '#app/ui/forms/screen.tsx'

/** The codes for emergencies, shown this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Screen title={security.codesTitle} lead={security.codes} crumbs={crumbsToSecurity}>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <Link className="btn" to="/mon-compte/securite">
          {security.kept}
        </Link>
      </p>
    </Screen>
  )
}
