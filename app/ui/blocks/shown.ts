import type { PageBlock } from '#app/models/block.ts'
import type { Around } from '#app/services/pages.server.ts'

/** What every block's component is given. */
export type Shown<B extends PageBlock> = { block: B; around: Around }
