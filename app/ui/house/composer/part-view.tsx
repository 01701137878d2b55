import { useLayoutEffect, useRef } from 'react'
import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { blockTexts } from '#app/texts/house/pages/blocks.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { type Parts, usePart } from './body/parts.ts'
import { trusted } from './body/trusted.ts'

/** A block in the frame, as visitors would see it. */
export function PartView({ parts, block }: { parts: Parts; block: ComposedBlock }) {
  const place = useRef<HTMLDivElement>(null)
  const part = usePart(parts, block)
  const html = part?.html ?? ''
  useLayoutEffect(() => {
    if (!place.current) return
    place.current.innerHTML = trusted(html)
  }, [html])
  // What visitors can reach is only looked at here: the editor makes a button of each block, which is told by its kind.
  return (
    <>
      <span className="composed-name">{blockTexts[block.type] ?? block.type}</span>
      <div ref={place} className="composed-part" data-block={block.type} inert />
      {html === '' && (
        <p className="composed-empty">
          {part ? composerTexts.empty(blockTexts[block.type] ?? block.type) : composerTexts.loading}
        </p>
      )}
    </>
  )
}
