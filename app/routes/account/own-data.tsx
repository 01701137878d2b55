import { Link } from 'react-router'
import { getMember } from '#app/services/member.server.ts'
import { ownData } from '#app/texts/account/data.ts'
import { crumbsToSpace } from '#app/texts/account/space.ts'
import { Screen } from '#app/ui/forms/screen.tsx'
import type { Route } from './+types/own-data'

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

export default function OwnData() {
  return (
    <Screen title={ownData.title} lead={ownData.lead} crumbs={crumbsToSpace}>
      <p className="actions">
        <a className="btn" href="/mon-compte/donnees/archive">
          {ownData.download}
        </a>
      </p>
      <p>
        {ownData.rights} <Link to="/droits">{ownData.rightsLink}</Link>
      </p>
    </Screen>
  )
}
