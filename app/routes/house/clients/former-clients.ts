import { href, redirect } from 'react-router'
import type { Route } from './+types/former-clients'

/** Where the list of buyers and their cards stood before. */
export function loader({ params: { id } }: Route.LoaderArgs) {
  const list = href('/admin/:desk', { desk: 'clients' })
  return redirect(id ? `${list}/${id}` : list, { status: 301 })
}
