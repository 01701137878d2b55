import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Around } from './pages.ts'

/**
 * What every block's component is given; one block of a page is its head, and bears its first heading, and one opens it, so that its
 * picture is in sight at once.
 */
export type BlockProps<B extends PageBlock> = { block: B; around: Around; isHead?: boolean; isOpening?: boolean }
