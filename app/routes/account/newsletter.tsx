import { Link } from 'react-router'
import { getMember } from '#app/services/member.server.ts'
import { newsletter } from '#app/texts/account/member.ts'
import type { Route } from './+types/newsletter'
import { EmptyPlace } from './empty-place.tsx'

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

export default function Newsletter() {
  return (
    <EmptyPlace texts={newsletter}>
      <p>
        <Link className="more" to="/mon-compte/desinscription">
          {newsletter.leave}
        </Link>
      </p>
    </EmptyPlace>
  )
}
