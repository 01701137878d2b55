import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { findBlockForm } from '#app/services/panel/block-forms.server.ts'
import { openBlock, putBlock } from '#app/services/panel/block-screen.server.ts'
import { bodyOf, markOf } from '#app/services/panel/body.server.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { getThing } from '#app/services/panel/things.server.ts'
import { answerBlock } from '#app/ui/panel/render-block.server.tsx'
import type { Route } from './+types/block'

/** A block of a body, to be changed. */
export async function loader(asked: Route.LoaderArgs) {
  const { blocks, place, block } = await findBlock(asked)
  const entries = sayFields(findBlockForm(block.type) ?? [], block)
  return answerBlock(await openBlock(asked, block.type), { entries, faults: {}, mark: markOf(blocks), place })
}

/** Puts it in the place of the one before. */
export async function action(asked: Route.ActionArgs) {
  const { blocks, place, block } = await findBlock(asked)
  const refused = await putBlock(asked, { blocks, block, put: (made) => blocks.with(place, made) })
  if (refused instanceof Response) return refused
  return answerBlock(await openBlock(asked, block.type), { ...refused, place })
}

async function findBlock(asked: Route.LoaderArgs | Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  const blocks = bodyOf(desk, orThrow(await getThing(staff.api, desk, asked.params.id)))
  const place = /^[1-9]\d{0,2}$/.test(asked.params.place) ? Number(asked.params.place) - 1 : -1
  return { blocks, place, block: blocks[place] ?? throwNotFound() }
}
