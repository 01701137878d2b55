import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { OwnBlock, OwnBlockKind } from '#app/models/content/blocks/own-block.ts'
import { type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { faultsOf } from '../../contract/platform/faults.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOwnBlocks } from './own-rows.ts'
import { ownSchema } from './own-schema.ts'

type Placed = { path: string; block: OwnBlock }

/** Refuses a body whose declared blocks are not as the site has declared them, whichever call brings it; other bodies cost nothing. */
export async function refuseUnfitBlocks(
  read: SiteReader,
  { body }: Record<string, unknown>,
): Promise<Outcome<never> | undefined> {
  const blocks = typeof body === 'object' && body !== null && 'blocks' in body ? body.blocks : undefined
  const faults = Array.isArray(blocks) ? await findUnfitBlocks(read, blocks as PageBlock[], 'blocks') : {}
  return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : undefined
}

/** What is wrong with the declared blocks among these, each beside its field. */
export async function findUnfitBlocks(
  read: SiteReader,
  blocks: readonly PageBlock[],
  outer: string,
): Promise<Record<string, Fault>> {
  const placed = placeOwn(blocks, outer)
  if (placed.length === 0) return {}
  const kinds = new Map((await readOwnBlocks(read, { isUsedOnly: false })).map((kind) => [kind.name, kind]))
  return Object.assign({}, ...placed.map((one) => faultsOfOne(one, kinds.get(one.block.name))))
}

function placeOwn(blocks: readonly PageBlock[], outer: string): Placed[] {
  return blocks.flatMap((block, place): Placed[] => {
    const path = `${outer}.${place}`
    if (block.type === 'columns') return block.columns.flatMap((column, at) => placeOwn(column, `${path}.columns.${at}`))
    return block.type === 'own' ? [{ path, block }] : []
  })
}

function faultsOfOne({ path, block }: Placed, kind: OwnBlockKind | undefined): Record<string, Fault> {
  if (!kind) return { [`${path}.name`]: { code: 'own_undeclared' } }
  const read = ownSchema(kind.fields).safeParse(block.values, { reportInput: true })
  if (read.success) return {}
  return Object.fromEntries(
    Object.entries(faultsOf(read.error.issues)).map(([field, fault]) => [`${path}.values.${field}`, fault]),
  )
}
