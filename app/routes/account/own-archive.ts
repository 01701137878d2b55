import { href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { getMember } from '#app/services/member.server.ts'
import type { Route } from './+types/own-archive'

/** All of a member's data as a file to keep; a session that has lain open is asked for the password again. */
export async function loader({ context }: Route.LoaderArgs) {
  const exported = await getMember(context).api.exportOwnData()
  if (!exported.ok && exported.error.code === 'unproven') return redirect(`${href('/mon-compte/donnees')}?mot-de-passe`)
  return new Response(JSON.stringify(orThrow(exported), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mes-donnees.json"',
      'Cache-Control': 'no-store',
    },
  })
}
