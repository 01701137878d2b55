import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Around } from '../blocks/parts/pages.ts'

/** What stands beside the form for the writer: the words of the page that the owner edits. */
export type WriterSide = { blocks: PageBlock[]; around: Around; email: string }
