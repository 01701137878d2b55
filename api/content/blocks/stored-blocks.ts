import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { Block } from '../../contract/content/blocks/blocks.ts'

type Stored = { type: string; v?: number } & Record<string, unknown>
type Upgrade = (block: Stored) => Stored

/** What turns a block of one version into the next; the number of steps is the present version less one. */
const upgrades: Partial<Record<string, Upgrade[]>> = {
  text: [
    ({ paragraphs, ...block }) => ({
      ...block,
      body: toRichText(...(Array.isArray(paragraphs) ? paragraphs.filter((text) => typeof text === 'string') : [])),
    }),
  ],
}

/** The blocks of a stored page; one that this program does not know is left out rather than failing the page, and told. */
export function readBlocks(json: string, tell: (type: string) => void): PageBlock[] {
  return (JSON.parse(json) as unknown[]).flatMap((stored) => {
    const block = isBlock(stored) ? Block.safeParse(upgrade(stored)).data : undefined
    if (!block) tell(isBlock(stored) ? stored.type.slice(0, 40) : 'none')
    return block ?? []
  })
}

/** Blocks as they are stored: each with the version it was written in. */
export function writeBlocks(blocks: PageBlock[]): string {
  return JSON.stringify(blocks.map((block) => ({ ...block, v: versionOf(block.type) })))
}

function upgrade({ v = 1, ...block }: Stored): Stored {
  return (upgrades[block.type] ?? []).slice(v - 1).reduce<Stored>((older, step) => step(older), block as Stored)
}

function versionOf(type: string): number {
  return (upgrades[type]?.length ?? 0) + 1
}

function isBlock(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
