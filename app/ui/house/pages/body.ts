import type { Answer, Contract } from '#api/contract/index.ts'
import { kindOfBlock } from '#app/models/content/blocks/own-block.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import type { PanelRecord } from '../desks/records.ts'

export type BodyBlock = { type: string } & Record<string, unknown>

/** What is being written of a page, a piece of news or an article. */
export type Draft = Answer<Contract['getNewsDraft']>

/** A body as it is being written; of a page or an article that is its draft, apart from what visitors read. */
export type Body = {
  record: PanelRecord
  blocks: BodyBlock[]
  /** Names the body as it stands, so that an act on another one is told from an act on this one. */
  mark: string
  draft?: Draft
}

/** A kind of block that a body can be made of; one that was set aside is still filled in where it stands. */
export type BodyKind = { type: string; label: string; fields: readonly PanelField[]; isOffered: boolean }

/** What the kind of a block is called; one that is declared nowhere any more is still a block. */
export function nameBlock(kinds: readonly BodyKind[], block: BodyBlock, goods: GoodsWords): string {
  const kind = kindOfBlock(block)
  return kinds.find(({ type }) => type === kind)?.label ?? blockText(block.type, goods) ?? block.type
}
