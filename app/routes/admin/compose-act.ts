import { z } from 'zod'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personal } from '#app/http/cache-headers.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readParts } from '#app/services/panel/block-parts.server.ts'
import { openPageBody } from '#app/services/panel/body-screen.server.ts'
import { actOnComposed, readJson } from '#app/services/panel/compose-acts.server.ts'
import { takePhoto } from '#app/services/panel/composed-photo.server.ts'
import { readComposer } from '#app/services/panel/composer.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { renderParts } from '#app/ui/panel/render-parts.server.tsx'
import type { Route } from './+types/compose-act'

const Parts = z.strictObject({ blocks: z.array(z.unknown()).max(200) })

/** What the composer is opened with. */
export async function loader(asked: Route.LoaderArgs) {
  if (asked.params.act !== 'donnees') throwNotFound()
  const scene = await openPageBody(asked)
  return answer(await readComposer(scene, scene.body.draft ?? throwNotFound()))
}

/** Shows blocks as the site does, takes a photo for one, keeps the draft or publishes it. */
export async function action(asked: Route.ActionArgs) {
  const { act, id } = asked.params
  const { api } = await requireStaff(asked)
  if (act === 'photo') {
    const { sent, status } = await takePhoto(asked.request, api)
    return answer(sent, status)
  }
  const said = await readJson(asked.request)
  if (act === 'apercu') {
    const { data } = Parts.safeParse(said)
    return data ? answer(renderParts(await readParts(asked, api, data.blocks))) : answer({}, statusOf.unreadable)
  }
  const { acted, status } = await actOnComposed(api, id, { act, said })
  return answer(acted, status)
}

function answer(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: personal })
}
