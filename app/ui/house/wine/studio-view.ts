import type { Answer, Contract } from '#api/contract/index.ts'
import type { ShotBottle, ShotView } from '#app/models/catalog/bottle/packshot.ts'

type Listed = Answer<Contract['listPackshots']>
export type PackshotView = Listed['packshots'][number]

/** The studio of a wine: what was asked for, and what the form begins with. */
export type StudioView = {
  wine: { id: string; name: string }
  hasStudio: boolean
  packshots: PackshotView[]
  bottle: ShotBottle
  /** The views that are ticked. */
  shown: ShotView[]
  /** Whether the page reads itself again until all is done. */
  isFollowing: boolean
}

/** What was sent and refused: why, beside its field. */
export type StudioRefusal = {
  message: string
  bottle?: ShotBottle
  shown?: ShotView[]
  isPhoto?: boolean
  faults?: Record<string, string>
}
