import { href, Link } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { sayTime } from '#app/models/site/settings/opening-hours.ts'
import { findWait } from '#app/services/platform/mail-wait.server.ts'
import { registered } from '#app/texts/identity/account/registered.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/registered'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

/** What is said of the mail: that it has left, by when it leaves, or that none is taken for an hour. */
export function loader({ url }: Route.LoaderArgs) {
  const wait = findWait(url)
  const { title, lead, hints, full, later } = registered
  if (wait === 'full') return { ...full, hints: [] }
  return { title, hints, lead: wait === undefined ? lead : later(sayTime(wait)) }
}

export default function Registered({ loaderData: { title, lead, hints } }: Route.ComponentProps) {
  return (
    <div className="wrap screen narrow">
      <Screen title={title} lead={lead}>
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
        <p className="actions">
          <Link className="btn btn-line" to={href('/auth')}>
            {registered.back}
          </Link>
        </p>
      </Screen>
    </div>
  )
}
