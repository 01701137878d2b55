import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { BlockPreview } from '#app/models/house/panel/composed.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { markWords } from '#app/models/house/written/written-words.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { PageBlocks } from '../../content/blocks/page-blocks.tsx'
import type { Around } from '../../content/blocks/parts/pages.ts'
import { GoodsContext } from '../../platform/body/goods.ts'

type Part = { block: PageBlock | undefined; fields: readonly PanelField[]; advice: string[] }

type Props = { parts: readonly Part[]; around: Around; goods: GoodsWords }

/** Each block as the site's own renderer makes it for visitors, its words named so that they can be written in place. */
export function renderParts({ parts, around, goods }: Props): BlockPreview[] {
  return parts.map(({ block, fields, advice }) =>
    block
      ? {
          html: renderToStaticMarkup(
            <GoodsContext value={goods}>
              <PageBlocks blocks={[block.type === 'own' ? block : markWords(block, fields)]} around={around} />
            </GoodsContext>,
          ),
          advice,
        }
      : { html: '', advice: [composerTexts.faulty] },
  )
}
