import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { BlockPreview } from '#app/models/house/panel/composed.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { markWords } from '#app/models/house/written/written-words.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { PageBlocks } from '../../content/blocks/page-blocks.tsx'
import type { Around } from '../../content/blocks/parts/pages.ts'

export type Part = { block: PageBlock | undefined; fields: readonly PanelField[]; advice: string[] }

/** Each block as the site's own renderer makes it for visitors, its words named so that they can be written in place. */
export function renderParts({ parts, around }: { parts: readonly Part[]; around: Around }): BlockPreview[] {
  return parts.map(({ block, fields, advice }) =>
    block
      ? {
          html: renderToStaticMarkup(
            <PageBlocks blocks={[block.type === 'own' ? block : markWords(block, fields)]} around={around} />,
          ),
          advice,
        }
      : { html: '', advice: [composerTexts.faulty] },
  )
}
