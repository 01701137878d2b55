import { openBlock, putBlock } from '#app/services/panel/block-screen.server.ts'
import { openBody } from '#app/services/panel/body-screen.server.ts'
import { answerBlock } from '#app/ui/panel/render-block.server.tsx'
import type { Route } from './+types/new-block'

/** A blank block of the kind that the address names. */
export async function loader(asked: Route.LoaderArgs) {
  const scene = await openBody(asked)
  return answerBlock(await openBlock(asked, scene, { type: kindOf(asked) }), { entries: [], faults: {}, mark: scene.body.mark })
}

/** Puts it after the others. */
export async function action(asked: Route.ActionArgs) {
  const scene = await openBody(asked)
  const block = { type: kindOf(asked) }
  const refused = await putBlock(asked, scene, { block, put: (made) => [...scene.body.blocks, made] })
  return refused instanceof Response ? refused : answerBlock(await openBlock(asked, scene, block), refused)
}

function kindOf({ url }: { url: URL }): string {
  return url.searchParams.get('sorte') ?? ''
}
