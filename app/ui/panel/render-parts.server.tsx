import { renderToStaticMarkup } from 'react-dom/server'
import type { ShownPart } from '#app/models/panel/composed.ts'
import type { Around } from '#app/services/pages.server.ts'
import type { Part } from '#app/services/panel/block-parts.server.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'

/** Each block as the site's own renderer makes it for visitors. */
export function renderParts({ parts, around }: { parts: readonly Part[]; around: Around }): ShownPart[] {
  return parts.map(({ block, advice }) =>
    block
      ? { html: renderToStaticMarkup(<PageBlocks blocks={[block]} around={around} />), advice }
      : { html: '', advice: [composerTexts.faulty] },
  )
}
