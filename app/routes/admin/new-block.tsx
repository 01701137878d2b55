import { orThrow } from '#app/http/answers.server.ts'
import { openBlock, putBlock } from '#app/services/panel/block-screen.server.ts'
import { bodyOf, markOf } from '#app/services/panel/body.server.ts'
import { openDesk } from '#app/services/panel/desk-screen.server.ts'
import { getThing } from '#app/services/panel/things.server.ts'
import { answerBlock } from '#app/ui/panel/render-block.server.tsx'
import type { Route } from './+types/new-block'

/** A blank block of the kind that the address names. */
export async function loader(asked: Route.LoaderArgs) {
  const blocks = await readBody(asked)
  return answerBlock(await openBlock(asked, kindOf(asked)), { entries: [], faults: {}, mark: markOf(blocks) })
}

/** Puts it after the others. */
export async function action(asked: Route.ActionArgs) {
  const blocks = await readBody(asked)
  const block = { type: kindOf(asked) }
  const refused = await putBlock(asked, { blocks, block, put: (made) => [...blocks, made] })
  return refused instanceof Response ? refused : answerBlock(await openBlock(asked, block.type), refused)
}

async function readBody(asked: Route.LoaderArgs | Route.ActionArgs) {
  const { desk, staff } = await openDesk(asked)
  return bodyOf(desk, orThrow(await getThing(staff.api, desk, asked.params.id)))
}

function kindOf({ url }: { url: URL }): string {
  return url.searchParams.get('sorte') ?? ''
}
