import { orThrow } from '#app/http/answers.server.ts'
import { handOut } from '#app/services/panel/hand-out.server.ts'
import type { Route } from './+types/member-file'

export { default, loader } from './not-there.tsx'

/** All that the site knows of a member, as a file to hand to them. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ api }, { params: { id } }: Route.LoaderArgs) => {
    const exported = orThrow(await api.exportMember({ params: { id } }))
    return new Response(JSON.stringify(exported, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="donnees-personnelles.json"',
        'Cache-Control': 'no-store',
      },
    })
  }),
]
