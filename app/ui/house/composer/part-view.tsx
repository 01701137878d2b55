import { registerOverlayPortal } from '@puckeditor/core'
import { useLayoutEffect, useRef } from 'react'
import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { type Parts, usePart } from './body/parts.ts'
import { trusted } from './body/trusted.ts'
import { openWords } from './writing/open-words.ts'
import { useWriting } from './writing/use-writing.ts'
import { WritingBar } from './writing/writing-bar.tsx'

/** A block in the frame, as visitors would see it; its words are written where they stand. */
export function PartView({ parts, id, label, block }: { parts: Parts; id: string; label: string; block: ComposedBlock }) {
  const place = useRef<HTMLDivElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const part = usePart(parts, block)
  const goods = useGoods()
  const html = part?.html ?? ''
  const { writing, tell } = useWriting(around, id, block)
  useLayoutEffect(() => {
    // What is being written stays as it is: the cursor would be lost with it.
    if (!place.current || writing || shown.current === html) return
    shown.current = html
    place.current.innerHTML = trusted(html)
    for (const words of openWords(place.current, goods)) registerOverlayPortal(words)
  }, [html, writing, goods])
  return (
    <>
      <span className="composed-name">{label}</span>
      <div ref={around}>
        {writing === 'text' && <WritingBar tell={tell} />}
        <div ref={place} className="composed-part" data-block={block.type} />
      </div>
      {html === '' && <p className="composed-empty">{part ? composerTexts.empty(label) : composerTexts.loading}</p>}
    </>
  )
}
