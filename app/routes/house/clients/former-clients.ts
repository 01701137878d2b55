import { href, redirect } from 'react-router'
import type { Route } from './+types/former-clients'

export { action, default } from '../../not-there.tsx'

/** Where the list of buyers and their cards stood before. */
export function loader({ params: { id } }: Route.LoaderArgs) {
  const list = href('/admin/:desk', { desk: 'clients' })
  throw redirect(id ? `${list}/${encodeURIComponent(id)}` : list, 301)
}
