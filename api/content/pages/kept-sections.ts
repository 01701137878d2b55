import { resource } from '../../platform/resource/resource.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { blocksAsText } from '../writing/kept-writing.ts'

/** As many as a house may keep. */
export const mostKeptSections = 100

/** Sections that are kept for other pages: no visitor reads them where they lie, so they may be as unready as a draft. */
export const keptSections = resource(
  'kept_sections',
  { one: 'KeptSection', read: 'KeptSection', many: 'KeptSections' },
  {
    list: 'sections',
    fields: { title: 'title', blocks: ['blocks', blocksAsText] },
    columns: { updatedAt: 'updated_at' },
    savedAt: 'updated_at',
    most: mostKeptSections,
    blank: { blocks: '[]' },
    toAnswer: ({ id, title, blocks, updated_at }, { notice }) => ({
      id,
      title,
      blocks: readBlocks(blocks, (block) => notice('unknown_block', { section: id, block })),
      updatedAt: updated_at,
    }),
  },
)
