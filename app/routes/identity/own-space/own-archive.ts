import { href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { handOut } from '#app/http/hand-out.server.ts'
import { sendJson } from '#app/http/send-file.server.ts'
import { getMember } from '#app/services/platform/session/member.server.ts'
import type { Route } from './+types/own-archive'

export { default, loader } from '../../not-there.tsx'

/** All of a member's data as a file to keep; a session that has lain open is asked for the password again. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context }: Route.LoaderArgs) => {
    const exported = await getMember(context).api.exportOwnData()
    if (!exported.ok && exported.error.code === 'unproven') return redirect(`${href('/mon-compte/donnees')}?mot-de-passe`)
    return sendJson('mes-donnees.json', orThrow(exported))
  }),
]
