import { orThrow } from '#app/http/answers.server.ts'
import { getMember } from '#app/services/member.server.ts'
import type { Route } from './+types/own-archive'

/** All of a member's data as a file to keep. */
export async function loader({ context }: Route.LoaderArgs) {
  const archive = orThrow(await getMember(context).api.exportOwnData())
  return new Response(JSON.stringify(archive, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mes-donnees.json"',
      'Cache-Control': 'no-store',
    },
  })
}
