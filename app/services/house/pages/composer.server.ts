import type { ShopApi } from '#api/contract/index.ts'
import { ownNameOf } from '#app/models/content/blocks/own-block.ts'
import { blankEntries } from '#app/models/house/panel/blank-entries.ts'
import type { BlockKind, ComposedBlock, Composer, DraftState, ReadySection } from '#app/models/house/panel/composed.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { sectionNames } from '#app/models/house/sections/ready-section.ts'
import { isStory } from '#app/models/house/written/is-story.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import type { Choice, Links } from '#app/ui/house/fields/links.ts'
import type { BodyKind, Draft } from '#app/ui/house/pages/body.ts'
import { readAllLinks } from '../forms/links.server.ts'
import { blockLinks } from './block-forms.server.ts'
import type { DraftContext } from './body-screen.server.ts'
import { readTargets } from './link-targets.server.ts'
import { listKept, listSections, makeSections } from './ready-sections.server.ts'

/** All that the composer of a page, an article or a story is opened with. */
export async function readComposer({
  staff,
  body,
  draft,
  kinds,
  trade,
  hasMenuOver,
  isBuilding,
}: DraftContext): Promise<Composer<Choice>> {
  const fields = kinds.flatMap((kind) => kind.fields)
  const [links, targets, sections] = await Promise.all([
    readAllLinks(staff.api, { links: blockLinks }, fields, textsWithin(draft.blocks)),
    readTargets(staff.api),
    readSections(staff.api, trade),
  ])
  return {
    title: draft.title,
    url: draft.url,
    // An article has the width of an ordinary page.
    layout: String(body.record.type ?? 'default'),
    isUnderMenu: hasMenuOver || body.record.useAbsoluteMenu === true,
    hasHead: !isStory(draft),
    isBuilding,
    goods: tradeGoods[trade],
    draft: whole(draft),
    kinds: kinds.map((kind) => withBlank(kind, links)),
    sections,
    links: [...links],
    named: blockLinks,
    targets,
  }
}

/** The ready sections, each with its blocks. */
async function readSections(api: ShopApi, trade: Trade): Promise<ReadySection[]> {
  const [kept, made] = await Promise.all([listKept(api), makeSections({ api, trade }, sectionNames)])
  const labels = new Map(listSections(trade).map(({ name, label }) => [name, label]))
  const ready = made.map(({ name, blocks }) => ({ name, label: labels.get(name) ?? name, blocks }))
  return [...kept, ...ready].map((section) => ({ ...section, blocks: section.blocks as ComposedBlock[] }))
}

/** How a draft stands, without what it says. */
export function stateOf(draft: Draft): DraftState {
  const { hash, publicHash, headHash, publicHeadHash, isDraft, isBehind, savedAt, savedBy, seenBy } = draft
  return { hash, publicHash, headHash, publicHeadHash, isDraft, isBehind, savedAt, savedBy, seenBy }
}

/** The same with what it says, and what visitors read. */
export function whole(draft: Draft) {
  const { blocks, publicBlocks } = draft
  return { ...stateOf(draft), blocks: blocks as ComposedBlock[], publicBlocks: publicBlocks as ComposedBlock[] }
}

/** Every text of some blocks under the name of its field, however deep it lies. */
function textsWithin(blocks: readonly unknown[]): Entry[] {
  const found: Entry[] = []
  JSON.stringify(blocks, (field, value: unknown) => {
    if (typeof value === 'string') found.push([field, value])
    return value
  })
  return found
}

function withBlank({ type, label, fields, isOffered }: BodyKind, links: Links): BlockKind {
  const name = ownNameOf(type)
  const named: Readonly<Record<string, string>> = blockLinks
  const entries = blankEntries(fields, {
    words: label,
    firstOf: ({ name }) => links.get(named[name] ?? '')?.[0]?.id,
  })
  const blank = { ...(name === undefined ? { type } : { type: 'own', name }), ...readFields(fields, entries) }
  return { type, label, fields, isOffered, blank: type === 'columns' ? { ...blank, columns: [[], []] } : blank }
}
