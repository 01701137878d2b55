import type { BodyScreen as Read } from '#app/services/panel/body-screen.server.ts'
import type { RefusedMoment } from '#app/services/panel/posted-moment.server.ts'
import { BlockList } from './block-list.tsx'
import { DraftState } from './draft-state.tsx'

/** What is shown of an act on a body that was refused. */
export type BodyRefused = {
  message?: string
  /** What is wrong with a block, by its place. */
  faults?: Readonly<Record<number, string>>
  refusedMoment?: RefusedMoment | undefined
}

type Props = Read & { title: string; refused?: BodyRefused | undefined }

/** What a thing is made of, block by block, and how its draft stands. */
export function BodyScreen({
  title,
  path,
  name,
  types,
  blocks,
  mark,
  draft,
  refused: { message, faults, refusedMoment } = {},
}: Props) {
  return (
    <BlockList {...{ title, name, path, types, blocks, mark, message, faults }}>
      {draft && <DraftState draft={draft} path={path} refused={refusedMoment} />}
    </BlockList>
  )
}
