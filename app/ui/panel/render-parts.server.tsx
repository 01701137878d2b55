import type { ShownPart } from '#app/models/panel/composed.ts'
import type { Around } from '#app/services/pages.server.ts'
import type { Part } from '#app/services/panel/block-parts.server.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { renderBlocks } from '../blocks/render-blocks.server.tsx'

/** Each block as the site's own renderer makes it for visitors. */
export function renderParts({ parts, around }: { parts: readonly Part[]; around: Around }): ShownPart[] {
  return parts.map(({ block, advice }) =>
    block ? { html: renderBlocks([block], around), advice } : { html: '', advice: [composerTexts.faulty] },
  )
}
