import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { lookFileVersion, lookFormat, mostCarriedBytes, mostCarriedSections, packLook } from '#app/models/site/worn/look-file.ts'
import type { WornLook } from '#app/models/site/worn/worn-look.ts'
import { readBlocks } from '../../content/blocks/stored-blocks.ts'
import { parseOwnFields } from '../../content/own-blocks/own-rows.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findLookDraft, readLook, readPublicLook } from '../../site/look/draft/look-draft.ts'

/** The look on trial, or else the public one, as a file for another site. */
export const getLookFile: UseCase<Contract['getLookFile']> = async ({ query }, ctx) => {
  const ids = (query.sections ?? '').split(',').filter(Boolean)
  if (ids.length > mostCarriedSections)
    return refused('invalid', { fields: { sections: { code: 'too_large', params: { max: mostCarriedSections } } } })
  const publicLook = await readPublicLook(ctx, ctx.read)
  const draft = await findLookDraft(ctx.read)
  const look = draft ? readLook(draft.look, publicLook) : publicLook
  const fonts = await readFonts(look, ctx)
  const sections = await readSections(ids, ctx)
  const said = packLook(
    look,
    fonts.map(({ name }) => name),
  )
  const blocks = await readOwnBlocks(ctx.read, sections)
  // Programs of the versions before read whatever says no more than they know.
  if (blocks.length > 0) return done({ format: lookFormat, version: lookFileVersion, look: said, fonts, blocks, sections })
  if (fonts.length + sections.length > 0) return done({ format: lookFormat, version: 2, look: said, fonts, sections })
  return done({ format: lookFormat, version: 1, look: said })
}

/** The site's own files that the look is set in, as far as their licence lets them go. */
async function readFonts({ FONT_TITLE, FONT_CONTENT }: WornLook, { read }: CallContext) {
  const rows = await read
    .selectFrom('font_files')
    .select(['name', 'licence', 'content'])
    .where('name', 'in', [FONT_TITLE, FONT_CONTENT])
    .where('is_free', '=', 1)
    .where('licence', '!=', '')
    .orderBy('name')
    .execute()
  return rows.filter(({ content }) => (content.length * 3) / 4 <= mostCarriedBytes)
}

/** Kept sections by their ids; one that is no longer there, or has no block that this program knows, does not go along. */
async function readSections(ids: readonly string[], { read, notice }: CallContext) {
  if (ids.length === 0) return []
  const rows = await read.selectFrom('kept_sections').selectAll().where('id', 'in', ids).orderBy('title').execute()
  const sections = rows.map(({ id, title, blocks }) => ({
    title,
    blocks: readBlocks(blocks, (block) => notice('unknown_block', { section: id, block })),
  }))
  return sections.filter(({ blocks }) => blocks.length > 0)
}

/** The blocks that the site has declared: those in use, and what the sections are made of. */
async function readOwnBlocks(read: SiteReader, sections: readonly { blocks: readonly PageBlock[] }[]) {
  const named = plainBlocksOf(sections.flatMap(({ blocks }) => blocks)).flatMap((block) =>
    block.type === 'own' ? block.name : [],
  )
  const rows = await read
    .selectFrom('own_blocks')
    .select(['name', 'label', 'purpose', 'fields', 'template', 'is_used'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ name, is_used }) => is_used === 1 || named.includes(name))
    .map(({ is_used: _, fields, ...row }) => ({
      ...row,
      fields: parseOwnFields(fields).map((field) => ({ ...field, choices: [...field.choices] })),
    }))
}
