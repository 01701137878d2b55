import { throwNotFound } from '#app/http/answers.server.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { blockLinks, findBlockForm } from '#app/services/house/pages/block-forms.server.ts'
import { openBlock, putBlock } from '#app/services/house/pages/block-screen.server.ts'
import { openBody } from '#app/services/house/pages/body-screen.server.ts'
import type { BlockScene, ShownBlock } from '#app/ui/house/pages/block-screen.tsx'
import { BlockScreen } from '#app/ui/house/pages/block-screen.tsx'
import type { Route } from './+types/block'

export const handle = takesFiles

/** A block of a body, to be changed. */
export async function loader(asked: Route.LoaderArgs) {
  const { scene, place, block } = await findBlock(asked)
  const entries = sayFields(findBlockForm(block.type) ?? [], block)
  const shown: ShownBlock = { entries, faults: {}, mark: scene.body.mark }
  return { ...(await openBlock(asked, scene, block)), place, shown }
}

/** Puts it in the place of the one before. */
export async function action(asked: Route.ActionArgs) {
  const { scene, place, block } = await findBlock(asked)
  return putBlock(asked, scene, { block, put: (made) => scene.body.blocks.with(place, made) })
}

async function findBlock(asked: Route.LoaderArgs | Route.ActionArgs) {
  const scene = await openBody(asked)
  const place = /^[1-9]\d{0,2}$/.test(asked.params.place) ? Number(asked.params.place) - 1 : -1
  return { scene, place, block: scene.body.blocks[place] ?? throwNotFound() }
}

type Props = { loaderData: BlockScene & { place?: number; shown: ShownBlock }; actionData?: ShownBlock }

export default function Block({ loaderData: { shown, place, ...scene }, actionData = shown }: Props) {
  return <BlockScreen {...scene} place={place} fields={findBlockForm(scene.type) ?? []} named={blockLinks} shown={actionData} />
}
