import type { Answer, Contract } from '#api/contract/index.ts'
import type { PanelRecord } from '../desks/records.ts'

export type BodyBlock = { type: string } & Record<string, unknown>

export type PageDraft = Answer<Contract['getPageDraft']>

/** A body as it is being written; of a page that is its draft, apart from what visitors read. */
export type Body = {
  record: PanelRecord
  blocks: BodyBlock[]
  /** Names the body as it stands, so that an act on another one is told from an act on this one. */
  mark: string
  draft?: PageDraft
}
