import { createUsePuck } from '@puckeditor/core'
import type { ReadySection } from '#app/models/house/panel/composed.ts'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import { BlockFigure } from '../pages/block-figure.tsx'
import { toItem } from './body/bodies.ts'
import { useLive } from './body/live.ts'
import { pageIndexBelow, pageZone } from './body/positions.ts'
import { reachBlock } from './reach-block.ts'

const usePuck = createUsePuck()

/** Sections that are put in with one click, below the block that is chosen or at the end; one act takes them back whole. */
export function ReadySections() {
  const { acts, sections, isReady } = useLive()
  const dispatch = usePuck((puck) => puck.dispatch)
  const data = usePuck((puck) => puck.appState.data)
  const chosen = usePuck((puck) => puck.appState.ui.itemSelector)

  const add = ({ blocks }: ReadySection) => {
    const items = blocks.map((block) => toItem(block))
    const index = pageIndexBelow(data, chosen)
    dispatch({
      type: 'setData',
      data: ({ content }) => ({ content: content.toSpliced(index, 0, ...items) }),
      recordHistory: true,
    })
    // Its last block is chosen, so that what is added next stands below the whole of it.
    dispatch({ type: 'setUi', ui: { itemSelector: { index: index + items.length - 1, zone: pageZone } } })
    if (items[0]) reachBlock(items[0].props.id)
  }
  return (
    <details className="composer-sections" open>
      <summary>{sectionTexts.title}</summary>
      <p>{sectionTexts.says}</p>
      <div>
        {sections.map((section) => (
          <button key={section.name} type="button" disabled={!isReady} onClick={() => acts.apart(() => add(section))}>
            <BlockFigure type={tellingBlock(section)} />
            {section.label}
          </button>
        ))}
      </div>
    </details>
  )
}

/** The kind of block that a section is known by: its heading is what all have. */
function tellingBlock({ blocks }: ReadySection): string {
  const own = blocks.find(({ type }) => type !== 'title' && type !== 'text') ?? blocks[0]
  return own?.type ?? ''
}
