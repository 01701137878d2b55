import { createUsePuck } from '@puckeditor/core'
import { useState } from 'react'
import { bodyTexts } from '#app/texts/house/pages/blocks.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { slots } from './body/bodies.ts'
import { useLive } from './body/live.ts'
import { type BlockPosition, columnOf, countIn, pageZone, zoneOf } from './body/positions.ts'
import { reachBlock } from './reach-block.ts'

const usePuck = createUsePuck()

/** Adds a block below the one that is chosen, into one of its columns, or at the end: what dragging does, for a keyboard and for a finger. */
export function AddBlock() {
  const { kinds, isReady } = useLive()
  const [type, setType] = useState('text')
  const [column, setColumn] = useState('')
  const dispatch = usePuck((puck) => puck.dispatch)
  const data = usePuck((puck) => puck.appState.data)
  const chosen = usePuck((puck) => puck.appState.ui.itemSelector)
  const item = usePuck((puck) => puck.selectedItem)
  const columns = item?.type === 'columns' ? slots.slice(0, Number(item.props.count)) : []

  function findPlace(): BlockPosition {
    const zone = chosen?.zone ?? pageZone
    if (!chosen) return { index: data.content.length, zone }
    const slot = type === 'columns' ? undefined : columns.find((one) => one === column)
    if (slot && item) return { index: countIn(data, zoneOf(item.props.id, slot)), zone: zoneOf(item.props.id, slot) }
    const within = columnOf(data, zone)
    // Columns do not stand within columns: they come below.
    return within && type === 'columns' ? { index: within.parent + 1, zone: pageZone } : { index: chosen.index + 1, zone }
  }

  const add = () => {
    const { index, zone } = findPlace()
    const id = crypto.randomUUID()
    dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone, id })
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
    reachBlock(id)
  }
  return (
    <div className="composer-add">
      <label htmlFor="sorte">{bodyTexts.addLabel}</label>
      <select id="sorte" className="input" value={type} onChange={({ target }) => setType(target.value)}>
        {kinds.map(({ type: each, label, isOffered }) =>
          isOffered ? (
            <option key={each} value={each}>
              {label}
            </option>
          ) : null,
        )}
      </select>
      {columns.length > 0 && (
        <>
          <label htmlFor="ou">{composerTexts.where}</label>
          <select id="ou" className="input" value={column} onChange={({ target }) => setColumn(target.value)}>
            <option value="">{composerTexts.below}</option>
            {columns.map((slot, place) => (
              <option key={slot} value={slot}>
                {composerTexts.inColumn(place + 1)}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="button" className="btn btn-line" disabled={!isReady} onClick={add}>
        {bodyTexts.add}
      </button>
    </div>
  )
}
