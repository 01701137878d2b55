import { createContext, type RefObject, useContext } from 'react'
import type { BlockKind, ComposedBlock, ReadySection, Target } from '#app/models/house/panel/composed.ts'
import type { RecordFormContext } from '../../fields/form-context.ts'
import type { Choice } from '../../fields/links.ts'
import type { Acts } from './acts.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type { BroughtPhotos, HeldPhotos } from './held-photos.ts'
import type { Parts } from './parts.ts'
import type { Standing } from './standing.ts'

/** What the parts of the composer share; the editor makes them, so that it cannot reach them by their attributes. */
export type Live = {
  at: string
  standing: Standing
  keeper: DraftKeeper
  acts: Acts
  kinds: readonly BlockKind[]
  sections: readonly ReadySection[]
  /** A section that was kept meanwhile can be put in from now on. */
  addSection: (section: ReadySection) => void
  parts: Parts
  ctx: Pick<RecordFormContext, 'desk' | 'links'>
  /** What each field of a block names, such as a picture. */
  named: Readonly<Record<string, string>>
  held: HeldPhotos
  brought: BroughtPhotos | undefined
  bring: (photos: BroughtPhotos | undefined) => void
  /** What is wrong with something that no field took. */
  told: string
  tell: (sentence: string) => void
  targets: readonly Target[]
  /** Whether title and summary stand over the blocks. */
  hasHead: boolean
  /** A picture that came in meanwhile can be chosen from now on. */
  addPicture: (choice: Choice) => void
  sheets: readonly string[]
  blocks: RefObject<readonly ComposedBlock[]>
  /** The frame of the page stands: what is done before it would be lost with the one it replaces. */
  isReady: boolean
  tellReady: () => void
}

export const LiveContext = createContext<Live | undefined>(undefined)

/** What the parts of the composer share. */
export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('a part of the composer stands outside it')
  return live
}
