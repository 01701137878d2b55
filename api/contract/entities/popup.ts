import { z } from 'zod'
import { Blocks } from '../blocks.ts'
import { Id, Line } from '../values.ts'

/** A window that opens over a page, once for each visitor or on every visit. */
export const Popup = z.object({ id: Id, title: Line, blocks: Blocks, showOnReload: z.boolean(), delay: z.int().min(0) })
