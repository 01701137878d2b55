import { throwNotFound } from '#app/http/answers.server.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { blockLinks } from '#app/services/house/pages/block-forms.server.ts'
import { openBlock, putBlock } from '#app/services/house/pages/block-screen.server.ts'
import { openBody } from '#app/services/house/pages/body-screen.server.ts'
import type { BlockContext, BlockFormView } from '#app/ui/house/pages/block-screen.tsx'
import { BlockScreen } from '#app/ui/house/pages/block-screen.tsx'
import type { Route } from './+types/block'

export const handle = takesFiles

/** A block of a body, to be changed. */
export async function loader(asked: Route.LoaderArgs) {
  const { ctx, place, block } = await findBlock(asked)
  const opened = await openBlock(asked, ctx, block)
  const shown: BlockFormView = { entries: opened.entries, faults: {}, mark: ctx.body.mark }
  return { ...opened, place, shown }
}

/** Puts it in the place of the one before. */
export async function action(asked: Route.ActionArgs) {
  const { ctx, place, block } = await findBlock(asked)
  return putBlock(asked, ctx, { block, put: (made) => ctx.body.blocks.with(place, made) })
}

async function findBlock(asked: Route.LoaderArgs | Route.ActionArgs) {
  const ctx = await openBody(asked)
  const place = /^[1-9]\d{0,2}$/.test(asked.params.place) ? Number(asked.params.place) - 1 : -1
  return { ctx, place, block: ctx.body.blocks[place] ?? throwNotFound() }
}

type Props = { loaderData: BlockContext & { place?: number; shown: BlockFormView }; actionData?: BlockFormView }

export default function Block({ loaderData: { shown, place, ...ctx }, actionData = shown }: Props) {
  return <BlockScreen {...ctx} place={place} named={blockLinks} shown={actionData} />
}
