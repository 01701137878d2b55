import { Link } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { registered } from '#app/texts/account/registered.ts'
import { Screen } from '#app/ui/forms/screen.tsx'
import type { Route } from './+types/registered'

export const headers: Route.HeadersFunction = personalPage

export default function Registered() {
  return (
    <div className="wrap screen narrow">
      <Screen title={registered.title} lead={registered.lead}>
        {registered.hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
        <p className="actions">
          <Link className="btn btn-line" to="/auth">
            {registered.back}
          </Link>
        </p>
      </Screen>
    </div>
  )
}
