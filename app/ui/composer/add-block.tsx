import { createUsePuck } from '@puckeditor/core'
import { useState } from 'react'
import { blockTexts, bodyTexts } from '#app/texts/panel/blocks.ts'
import { useLive } from './live.ts'

const usePuck = createUsePuck()
const zone = 'root:default-zone'

/** Adds a block below the one that is chosen, or at the end: what dragging does, for a keyboard and for a finger. */
export function AddBlock() {
  const { kinds, isReady } = useLive()
  const [type, setType] = useState('text')
  const dispatch = usePuck((puck) => puck.dispatch)
  const count = usePuck((puck) => puck.appState.data.content.length)
  const chosen = usePuck((puck) => puck.appState.ui.itemSelector)
  const add = () => {
    const index = chosen && (chosen.zone ?? zone) === zone ? chosen.index + 1 : count
    dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
  }
  return (
    <div className="composer-add">
      <label htmlFor="sorte">{bodyTexts.addLabel}</label>
      <select id="sorte" className="input" value={type} onChange={({ target }) => setType(target.value)}>
        {kinds.map((kind) => (
          <option key={kind.type} value={kind.type}>
            {blockTexts[kind.type] ?? kind.type}
          </option>
        ))}
      </select>
      <button type="button" className="btn btn-line" disabled={!isReady} onClick={add}>
        {bodyTexts.add}
      </button>
    </div>
  )
}
