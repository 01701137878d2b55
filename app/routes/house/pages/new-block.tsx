import { ownNameOf } from '#app/models/content/blocks/own-block.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { openBlock, putBlock } from '#app/services/house/pages/block-screen.server.ts'
import { openBody } from '#app/services/house/pages/body-screen.server.ts'
import type { BlockFormView } from '#app/ui/house/pages/block-screen.tsx'
import type { BodyBlock } from '#app/ui/house/pages/body.ts'
import type { Route } from './+types/new-block'

export const handle = takesFiles

export { default } from './block.tsx'

/** A blank block of the kind that the address names. */
export async function loader(asked: Route.LoaderArgs) {
  const ctx = await openBody(asked)
  const shown: BlockFormView = { entries: [], faults: {}, mark: ctx.body.mark }
  return { ...(await openBlock(asked, ctx, blankOf(asked))), shown }
}

/** Puts it after the others. */
export async function action(asked: Route.ActionArgs) {
  const ctx = await openBody(asked)
  return putBlock(asked, ctx, { block: blankOf(asked), put: (made) => [...ctx.body.blocks, made] })
}

function blankOf({ url }: { url: URL }): BodyBlock {
  const kind = url.searchParams.get('sorte') ?? ''
  const name = ownNameOf(kind)
  return name === undefined ? { type: kind } : { type: 'own', name }
}
