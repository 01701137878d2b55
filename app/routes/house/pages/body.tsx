import { data } from 'react-router'
import { actOnBlock, blockActs } from '#app/models/house/panel/block-list.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { saveBody } from '#app/services/house/pages/body.server.ts'
import { openBody, readPosted, showBody } from '#app/services/house/pages/body-screen.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { bodyTexts } from '#app/texts/house/pages/blocks.ts'
import { type BodyRefused, BodyScreen } from '#app/ui/house/pages/body-screen.tsx'
import type { Route } from './+types/body'

/** What a page is made of, block by block. */
export const loader = async (asked: Route.LoaderArgs) => showBody(await openBody(asked))

/** Moves, doubles or takes out a block of the page as it was seen. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff, body } = await openBody(asked)
  const posted = await readPosted(asked.request)
  if (posted('vu') !== body.mark) return data<BodyRefused>({ message: bodyTexts.changedList }, { status: statusOf.conflict })
  const act = blockActs.find((one) => one === posted('acte'))
  const after = act ? actOnBlock(body.blocks, act, Number(posted('place'))) : body.blocks
  const saved = await saveBody({ api: staff.api, desk }, body, after)
  if (saved.ok) return goAndTell(asked.request, asked.url.pathname, body.draft ? 'draft_saved' : 'saved')
  return data<BodyRefused>({ message: saved.error.message }, { status: statusOf[saved.error.code] })
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: BodyRefused }

export default function Body({ loaderData, actionData }: Props) {
  return <BodyScreen {...loaderData} title={bodyTexts.title(loaderData.name)} refused={actionData} />
}
