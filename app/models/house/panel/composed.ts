import type { GoodsWords } from '../../platform/text/goods.ts'
import type { SectionChoice } from '../sections/ready-section.ts'
import type { PanelField } from './field.ts'

/** Where a photo for any form is sent by itself. */
export const photoPath = '/admin/images/photo'

/** A block as the composer holds it. */
export type ComposedBlock = { type: string } & Record<string, unknown>

/** A kind of block: what its form asks for, and what a new one says. */
export type BlockKind = {
  type: string
  label: string
  fields: readonly PanelField[]
  blank: ComposedBlock
  /** One that was set aside is shown and filled in where it stands, and not offered. */
  isOffered: boolean
}

/** A ready section with the blocks that it is made of. */
export type ReadySection = SectionChoice & { blocks: ComposedBlock[] }

/** What became of blocks that were to be kept under a name. */
export type KeptBlocks = { is: 'kept'; section: ReadySection } | { is: 'refused'; message: string }

/** How a body stands with the server: which one it is, and the one that visitors read. */
export type DraftState = {
  hash: string
  publicHash: string
  /** What stands over the body: the draft's, and what visitors read. */
  headHash: string
  publicHeadHash: string
  isDraft: boolean
  isBehind: boolean
  savedAt: string | null
  savedBy: string
  /** Who reads what is public of the page. */
  seenBy: 'everyone' | 'members' | 'staff' | 'nobody'
}

/** What somebody looks for by its name, and its address. */
export type Target = { name: string; href: string }

/** What the composer is opened with. */
export type Composer<Choice> = {
  title: string
  url: string
  layout: string
  /** Whether the site's bar lies over what opens the page. */
  isUnderMenu: boolean
  /** Whether title and summary stand over the blocks. */
  hasHead: boolean
  /** Whether staff alone see the site so far. */
  isBuilding: boolean
  /** What its house sells. */
  goods: GoodsWords
  draft: DraftState & { blocks: ComposedBlock[]; publicBlocks: ComposedBlock[] }
  kinds: BlockKind[]
  sections: ReadySection[]
  links: [desk: string, choices: Choice[]][]
  named: Readonly<Record<string, string>>
  /** Where a link may lead, by name: pages of the site, and what it sells. */
  targets: Target[]
}

/** A block as the site shows it, with what its writer should know of it. */
export type BlockPreview = { html: string; advice: string[] }

/** What an act of the composer came to. */
export type Acted =
  | { is: 'done'; draft: DraftState }
  | { is: 'conflict'; draft: DraftState & { blocks: ComposedBlock[]; publicBlocks: ComposedBlock[] } }
  | { is: 'refused'; message: string; faults: Record<string, string> }

/** What became of a photo that was sent from a block: the picture it is by now, or what is wrong with it or with its words. */
export type SentPhoto<Choice> = { is: 'kept'; choice: Choice } | { is: 'refused'; faults: PhotoFaults }

export type PhotoFaults = { image?: string | undefined; alt?: string | undefined }
