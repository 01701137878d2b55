import { useState } from 'react'
import type { ComposedBlock, KeptBlocks } from '#app/models/house/panel/composed.ts'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import { ask } from './body/ask.ts'
import { useLive } from './body/live.ts'

/** Keeps the block that is chosen, or it and those below it, under a name: from then on it is among the ready sections. */
export function KeepBlocks({ blocks }: { blocks: readonly ComposedBlock[] }) {
  const { at, addSection } = useLive()
  const [title, setTitle] = useState('')
  const [count, setCount] = useState(1)
  const [told, setTold] = useState('')
  const keep = async () => {
    const kept = await ask<KeptBlocks>(`${at}/garder`, { title, blocks: blocks.slice(0, count) }).catch(() => undefined)
    setTold(kept?.is === 'kept' ? sectionTexts.kept : (kept?.message ?? sectionTexts.lost))
    if (kept?.is !== 'kept') return
    addSection(kept.section)
    setTitle('')
  }
  return (
    <details className="part">
      <summary>{sectionTexts.keep}</summary>
      <div className="field">
        <label htmlFor="garder-nom">{sectionTexts.keepTitle}</label>
        <input
          id="garder-nom"
          className="input"
          maxLength={200}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && void keep()}
        />
      </div>
      <div className="field">
        <label htmlFor="garder-combien">{sectionTexts.keepCount}</label>
        <select
          id="garder-combien"
          className="input"
          value={Math.min(count, blocks.length)}
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {blocks.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </div>
      <p className="acts">
        <button type="button" onClick={keep}>
          {sectionTexts.keepSubmit}
        </button>
      </p>
      <p className="hint" role="status">
        {told}
      </p>
    </details>
  )
}
