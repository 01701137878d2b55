import { z } from 'zod'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personal } from '#app/http/cache-headers.ts'
import { findWrittenKind } from '#app/models/content/written-kind.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readParts } from '#app/services/house/pages/block-parts.server.ts'
import { openDraft } from '#app/services/house/pages/body-screen.server.ts'
import { actOnComposed, keepComposed, readJson } from '#app/services/house/pages/compose-acts.server.ts'
import { readComposer } from '#app/services/house/pages/composer.server.ts'
import { findDesk } from '#app/services/house/plans/desks.server.ts'
import { callsOf } from '#app/services/house/plans/written-calls.server.ts'
import type { Member } from '#app/services/platform/session/session.server.ts'
import { renderParts } from '#app/ui/house/pages/render-parts.server.tsx'
import type { Route } from './+types/compose-act'

export { action, default, loader } from '../../not-there.tsx'

const Parts = z.strictObject({ blocks: z.array(z.unknown()).max(200) })

/** What the composer asks for as it goes: it reads answers, and no page. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(read), handToStaff(act, ['POST'])]

/** What the composer is opened with. */
async function read(_staff: Member, asked: Route.LoaderArgs) {
  if (asked.params.act !== 'donnees') throwNotFound()
  return answer(await readComposer(await openDraft(asked)))
}

/** Shows blocks as the site does, keeps the draft or publishes it. */
async function act({ api }: Member, asked: Route.ActionArgs) {
  const { act: name, id, desk } = asked.params
  const kind = findWrittenKind(findDesk(desk)?.resource ?? '') ?? throwNotFound()
  const said = await readJson(asked.request)
  if (name === 'apercu') {
    const { data } = Parts.safeParse(said)
    return data ? answer(renderParts(await readParts(asked, api, data.blocks))) : answer({}, statusOf.unreadable)
  }
  if (name === 'garder') {
    const { kept, status } = await keepComposed(api, said)
    return answer(kept, status)
  }
  const { acted, status } = await actOnComposed(callsOf(api, kind), id, { act: name, said })
  return answer(acted, status)
}

function answer(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: personal })
}
