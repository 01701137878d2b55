import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { reaches } from '#app/models/identity/role.ts'
import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { FontFormat } from '#app/models/site/look/font.ts'
import type { FontEmbedding } from '#app/models/site/look/font-embedding.ts'
import { lookFileVersion, mostCarriedBytes, unpackLook } from '#app/models/site/worn/look-file.ts'
import { writeBlocks } from '../../content/blocks/stored-blocks.ts'
import { bringOwnBlocks } from '../../content/own-blocks/bring-own-blocks.ts'
import { findUnfitBlocks } from '../../content/own-blocks/refuse-unfit-blocks.ts'
import { mostKeptSections } from '../../content/pages/kept-sections.ts'
import type { Contract, Read } from '../../contract/index.ts'
import { type CallContext, getMember, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { checkFont } from '../../site/look/check-font.ts'
import { keepLookDraft } from '../../site/look/draft/save-look-draft.ts'
import { nameFontFile } from '../../site/look/name-font-file.ts'
import { refuseMoreBytes } from '../../site/quota/refuse-over-quota.ts'

type LookFile = Read<Contract['takeLookFile']>['body']['file']
type Section = NonNullable<LookFile['sections']>[number]
type Bringing = { sections: readonly Section[]; leave: readonly string[] }
type CarriedFont = { name: string; licence: string; content: string; format: FontFormat; embedding: FontEmbedding; bytes: number }

/** Tries on the look of a file, whole; what it says, and what comes with it, is checked like what is chosen and written in the panel. */
export const takeLookFile: UseCase<Contract['takeLookFile']> = async (
  { body: { file, seen, replace = [], leave = [] } },
  ctx,
) => {
  if (file.version > lookFileVersion) return refused('invalid', { fields: { version: { code: 'look_version' } } })
  const fonts = await checkFonts(file)
  if (!fonts.ok) return fonts
  const mayDeclare = reaches(getMember(ctx).role, 'SUPER_ADMIN')
  const bring = async (tx: SiteWriter) =>
    (await bringFonts(tx, fonts.value, ctx)) ??
    (await bringOwnBlocks(tx, file.blocks ?? [], { mayDeclare, replace, leave })) ??
    (await bringSections(tx, { sections: file.sections ?? [], leave }, ctx))
  return keepLookDraft({ look: unpackLook(file.look), seen, bring }, ctx)
}

/** Each font by its own bytes: it is what its name says, and says of itself that it may be shown. */
async function checkFonts({ fonts = [] }: LookFile): Promise<Outcome<CarriedFont[]>> {
  const faults: Record<string, Fault> = {}
  const carried: CarriedFont[] = []
  for (const [place, { name, licence, content }] of fonts.entries()) {
    const bytes = Buffer.from(content, 'base64')
    const checked = await checkFont(bytes)
    const isNamed = checked.ok && nameFontFile(name.replace(/-?[0-9a-f]{12}\.[a-z0-9]+$/, ''), bytes, checked.format) === name
    if (!checked.ok) faults[`fonts.${place}`] = { code: checked.code }
    else if (!isNamed) faults[`fonts.${place}`] = { code: 'font_broken' }
    else if (bytes.length > mostCarriedBytes) faults[`fonts.${place}`] = { code: 'font_large' }
    else carried.push({ name, licence, content, format: checked.format, embedding: checked.embedding, bytes: bytes.length })
  }
  return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : done(carried)
}

/** Fonts that are there already stay as their owner noted them. */
async function bringFonts(tx: SiteWriter, fonts: readonly CarriedFont[], { site, now }: CallContext) {
  for (const { name, licence, content, format, embedding, bytes } of fonts) {
    const known = await tx.selectFrom('font_files').select('name').where('name', '=', name).executeTakeFirst()
    if (known) continue
    const full = await refuseMoreBytes(tx, site, { field: 'fonts', bytes })
    if (full) return full
    const about = { created_at: now.toISOString(), licence, is_free: 1 as const, embedding }
    await tx
      .insertInto('font_files')
      .values({ name, mime: `font/${format}`, content, ...about })
      .execute()
  }
  return undefined
}

/** Sections join those that are kept; one that is there already, word for word, is not kept twice. */
async function bringSections(tx: SiteWriter, { sections: all, leave }: Bringing, { now }: CallContext) {
  const sections: Section[] = []
  for (const [place, section] of all.entries()) {
    const faults = await findUnfitBlocks(tx, section.blocks, `sections.${place}.blocks`)
    if (Object.keys(faults).length === 0) sections.push(section)
    // Where a block was left, what does not go without it is left with it.
    else if (!namesAny(section, leave)) return refused('invalid', { fields: faults })
  }
  const kept = await tx.selectFrom('kept_sections').select(['title', 'blocks']).execute()
  const fresh = sections
    .map(({ title, blocks }) => ({ title, blocks: writeBlocks(blocks) }))
    .filter((section) => !kept.some(({ title, blocks }) => title === section.title && blocks === section.blocks))
  if (kept.length + fresh.length > mostKeptSections)
    return refused('invalid', { fields: { sections: { code: 'too_large', params: { max: mostKeptSections } } } })
  for (const section of fresh)
    await tx
      .insertInto('kept_sections')
      .values({ id: crypto.randomUUID(), ...section, updated_at: now.toISOString() })
      .execute()
  return undefined
}

function namesAny({ blocks }: Section, names: readonly string[]): boolean {
  return plainBlocksOf(blocks).some((block) => block.type === 'own' && names.includes(block.name))
}
