import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { actOnBlock, blockActs } from '#app/models/panel/block-list.ts'
import { blockTypes } from '#app/services/panel/block-forms.server.ts'
import { bodyOf, markOf, saveBody } from '#app/services/panel/body.server.ts'
import { type DeskAsk, openDesk } from '#app/services/panel/desk-screen.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { getThing, nameOf } from '#app/services/panel/things.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { bodyTexts } from '#app/texts/panel/blocks.ts'
import { BlockList } from '#app/ui/panel/block-list.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/body'

type Asked = DeskAsk & { params: { id: string } }

/** What a page is made of, block by block. */
export const loader = (asked: Route.LoaderArgs) => show(asked)

/** Moves, doubles or takes out a block of the page as it was seen. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const posted = new Map(await readEntries(asked.request))
  const blocks = bodyOf(desk, orThrow(await getThing(staff.api, desk, asked.params.id)))
  if (posted.get('vu') !== markOf(blocks)) return show(asked, bodyTexts.changedList, statusOf.conflict)
  const act = blockActs.find((one) => one === posted.get('acte'))
  const after = act ? actOnBlock(blocks, act, Number(posted.get('place'))) : blocks
  const saved = await saveBody(staff.api, desk, asked.params.id, after)
  if (saved.ok) return goAndTell(asked.request, asked.url.pathname, 'saved')
  return show(asked, saved.error.message, statusOf[saved.error.code])
}

async function show(asked: Asked, message?: string, status = 200) {
  const { desk, staff, readFrame } = await openDesk(asked)
  const [found, frame] = await Promise.all([getThing(staff.api, desk, asked.params.id), readFrame()])
  const thing = orThrow(found)
  const blocks = bodyOf(desk, thing)
  const title = bodyTexts.title(nameOf(thing))
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <BlockList
        {...{ title, blocks, message }}
        mark={markOf(blocks)}
        types={blockTypes()}
        path={`/admin/${desk.slug}/${thing.id}`}
        name={nameOf(thing)}
      />
    </PanelDocument>,
    status,
  )
}
