import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBlock } from '#app/models/block.ts'
import type { ShownPart } from '#app/models/panel/composed.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import type { Around } from '../blocks/pages.ts'

export type Part = { block: PageBlock | undefined; advice: string[] }

/** Each block as the site's own renderer makes it for visitors. */
export function renderParts({ parts, around }: { parts: readonly Part[]; around: Around }): ShownPart[] {
  return parts.map(({ block, advice }) =>
    block
      ? { html: renderToStaticMarkup(<PageBlocks blocks={[block]} around={around} />), advice }
      : { html: '', advice: [composerTexts.faulty] },
  )
}
