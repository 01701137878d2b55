import { useLayoutEffect, useRef } from 'react'
import type { ComposedBlock } from '#app/models/panel/composed.ts'
import { blockTexts } from '#app/texts/panel/blocks.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { type Parts, usePart } from './parts.ts'
import { trusted } from './trusted.ts'

/** A block in the frame, as visitors would see it. */
export function PartView({ parts, block }: { parts: Parts; block: ComposedBlock }) {
  const place = useRef<HTMLDivElement>(null)
  const part = usePart(parts, block)
  const html = part?.html ?? ''
  useLayoutEffect(() => {
    if (!place.current) return
    place.current.innerHTML = trusted(html)
    // What visitors can reach by the keyboard is only looked at here.
    for (const one of place.current.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, iframe')) {
      one.tabIndex = -1
    }
  }, [html])
  return (
    <>
      <div ref={place} className="composed-part" data-block={block.type} />
      {html === '' && (
        <p className="composed-empty">
          {part ? composerTexts.empty(blockTexts[block.type] ?? block.type) : composerTexts.loading}
        </p>
      )}
    </>
  )
}
