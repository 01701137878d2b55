import { Link } from 'react-router'
import { getMember } from '#app/services/member.server.ts'
import { unsubscription } from '#app/texts/account/member.ts'
import type { Route } from './+types/unsubscription'
import { EmptyPlace } from './empty-place.tsx'

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

export default function Unsubscription() {
  return (
    <EmptyPlace texts={unsubscription}>
      <p>
        <Link className="more" to="/mon-compte/newsletter">
          {unsubscription.back}
        </Link>
      </p>
    </EmptyPlace>
  )
}
