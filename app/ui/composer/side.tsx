import { createUsePuck } from '@puckeditor/core'
import { faultsByBlock, faultsWithin } from '#app/models/panel/block-faults.ts'
import { blockTexts } from '#app/texts/panel/blocks.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { AddBlock } from './add-block.tsx'
import { BlockForm } from './block-form.tsx'
import { toBlock, toItem } from './bodies.ts'
import { useLive } from './live.ts'

const usePuck = createUsePuck()

/** What can be done to the block that is chosen. */
export function Side() {
  const { kinds, parts, scene, standing, isReady } = useLive()
  const item = usePuck((puck) => puck.selectedItem)
  const dispatch = usePuck((puck) => puck.dispatch)
  const selectorOf = usePuck((puck) => puck.getSelectorForId)
  const count = usePuck((puck) => puck.appState.data.content.length)
  const kind = kinds.find(({ type }) => type === item?.type)
  const at = item && selectorOf(item.props.id)
  if (!item || !kind || !at) {
    return (
      <section className="composer-side" aria-label={composerTexts.block}>
        <p>{composerTexts.choose}</p>
        <AddBlock />
      </section>
    )
  }
  const { index, zone } = at
  const choose = (place: number) => dispatch({ type: 'setUi', ui: { itemSelector: { index: place, zone } } })
  const move = (place: number) => {
    dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: place, destinationZone: zone })
    choose(place)
  }
  const acts = [
    { label: composerTexts.up, isOff: index === 0, act: () => move(index - 1) },
    { label: composerTexts.down, isOff: index === count - 1, act: () => move(index + 1) },
    { label: composerTexts.double, act: () => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone }) },
    { label: composerTexts.remove, act: () => dispatch({ type: 'remove', index, zone }) },
  ]
  const wrong = faultsByBlock(standing.faults)[index]
  return (
    <section className="composer-side" aria-label={composerTexts.block}>
      <h2>{blockTexts[kind.type] ?? kind.type}</h2>
      <p className="acts">
        {acts.map(({ label, isOff = false, act }) => (
          <button key={label} type="button" disabled={isOff || !isReady} onClick={act}>
            {label}
          </button>
        ))}
      </p>
      {wrong && (
        <p className="note note-bad" role="alert">
          {wrong}
        </p>
      )}
      <BlockForm
        key={item.props.id}
        {...{ kind, parts }}
        block={toBlock(item)}
        scene={{ ...scene, faults: faultsWithin(standing.faults, index) }}
        change={(block) =>
          dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data: toItem(block, item.props.id) })
        }
      />
      <AddBlock />
    </section>
  )
}
