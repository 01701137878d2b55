import { href } from 'react-router'
import { security } from '#app/texts/identity/account/security.ts'
import { crumbsToSecurity } from '#app/texts/identity/account/space.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'

/** The codes for emergencies, shown this once. */
export function RecoveryCodes({ codes, next = href('/mon-compte/securite') }: { codes: string[]; next?: string | undefined }) {
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
        <a className="btn" href={next}>
          {security.kept}
        </a>
      </p>
    </Screen>
  )
}
