import { href, isRouteErrorResponse, Link, NavLink, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { getMember, memberDoor, type SessionEnded } from '#app/services/platform/session/member.server.ts'
import { space, spacePages } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Reconnection } from '../entrance/reconnection.tsx'
import type { Route } from './+types/space'

export const handle = screen

export const links = linkSheets('own')

export const middleware: Route.MiddlewareFunction[] = [memberDoor]

export const headers: Route.HeadersFunction = personalPage

/** Reads nothing: it makes every page of the space pass the door, also when only the page's own data is asked for. */
export const loader = ({ context }: Route.LoaderArgs) => ({ isLimited: getMember(context).isLimited })

/** A form that was refused has changed nothing. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) => actionStatus < 400

export default function Space() {
  return (
    <div className="wrap screen space">
      <nav className="places" aria-label={space.nav}>
        {spacePages.map(({ to, label }) => (
          <NavLink key={to} to={href(to)}>
            {label}
          </NavLink>
        ))}
        <Link to={href('/deconnexion')}>{space.logOut}</Link>
      </nav>
      <div>
        <Outlet />
      </div>
    </div>
  )
}

/** A session that ended in mid-form, or what went wrong on a page of the space. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const told = isRouteErrorResponse(error) ? error : undefined
  if (isEnded(told?.data)) return <Reconnection {...told.data} />
  return (
    <section className="wrap screen narrow">
      <title>{space.title}</title>
      <p className="eyebrow">{told?.status ?? 500}</p>
      <h1>{typeof told?.data?.message === 'string' ? told.data.message : space.failed}</h1>
      <p className="actions">
        <Link className="btn btn-line" to={href('/mon-compte')}>
          {space.title}
        </Link>
      </p>
    </section>
  )
}

function isEnded(data: unknown): data is SessionEnded {
  return typeof data === 'object' && data !== null && 'kept' in data
}
