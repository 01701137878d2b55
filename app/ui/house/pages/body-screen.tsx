import type { SectionChoice } from '#app/models/house/sections/ready-section.ts'
import { Colleagues } from '../frame/colleagues.tsx'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import { BlockList } from './block-list.tsx'
import type { Body, BodyKind } from './body.ts'
import { DraftState } from './draft-state.tsx'
import type { KeptTyped } from './keep-section.tsx'

/** What the screen of a body shows. */
export type BodyScreen = Pick<Body, 'blocks' | 'mark' | 'draft'> &
  /** `path` is where the thing itself is. */
  Record<'name' | 'path', string> & { kinds: BodyKind[]; sections: SectionChoice[] }

/** What is shown of an act on a body that was refused. */
export type BodyRefused = {
  message?: string
  /** What is wrong with a block, by its place. */
  faults?: Readonly<Record<number, string>>
  refusedMoment?: RefusedMoment | undefined
  /** What was typed of a section to be kept. */
  keeping?: KeptTyped
}

type Props = BodyScreen & { title: string; refused?: BodyRefused | undefined }

/** What a thing is made of, block by block, and how its draft stands. */
export function BodyScreen({
  title,
  path,
  name,
  kinds,
  sections,
  blocks,
  mark,
  draft,
  refused: { message, faults, refusedMoment, keeping } = {},
}: Props) {
  return (
    <BlockList
      title={title}
      name={name}
      path={path}
      kinds={kinds}
      sections={sections}
      blocks={blocks}
      mark={mark}
      message={message}
      faults={faults}
      keeping={keeping}
    >
      <Colleagues />
      {draft && <DraftState draft={draft} path={path} refused={refusedMoment} />}
    </BlockList>
  )
}
