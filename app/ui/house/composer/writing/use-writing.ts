import { createUsePuck } from '@puckeditor/core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { readWritten } from '#app/models/house/written/read-written.ts'
import { tidyWords } from '#app/models/house/written/soften-words.ts'
import { putWords } from '#app/models/house/written/written-words.ts'
import { pasteWords } from '../../writing/paste-words.ts'
import { toItem } from '../body/bodies.ts'
import { fieldOf } from './open-words.ts'

const usePuck = createUsePuck()

/** How long a writer rests before the page takes what is written. */
const patience = 250
/** How long the page waits at most for somebody who does not rest. */
const mostPatience = 1000

/** What is being written of a block: one line, or a text with its parts. */
type Writing = 'line' | 'text'

/** Lets the words of a block be written where they stand: what is written of it now, and how to tell that it changed. */
export function useWriting(around: RefObject<HTMLDivElement | null>, id: string, block: ComposedBlock) {
  const [writing, setWriting] = useState<Writing>()
  const { take, choose } = useBlock(id, block)
  const here = useRef<HTMLElement>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const since = useRef(0)
  const end = useCallback(() => {
    clearTimeout(timer.current)
    if (timer.current !== undefined && here.current) take(here.current)
    timer.current = undefined
  }, [take])
  const tell = useCallback(() => {
    const now = performance.now()
    if (timer.current === undefined) since.current = now
    clearTimeout(timer.current)
    timer.current = setTimeout(end, Math.min(patience, Math.max(0, since.current + mostPatience - now)))
  }, [end])
  useEffect(() => {
    if (!around.current) return
    return hear(around.current, {
      begin: (words) => {
        here.current = words
        setWriting(isText(words) ? 'text' : 'line')
        choose()
      },
      tell,
      end: (isLeft) => {
        end()
        if (isLeft) setWriting(undefined)
      },
    })
  }, [around, choose, tell, end])
  return { writing, tell }
}

/** A block of the editor, whose words are put into it and which is chosen. */
function useBlock(id: string, block: ComposedBlock) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const selectorOf = usePuck((puck) => puck.getSelectorForId)
  const now = useRef({ block, dispatch, selectorOf })
  useEffect(() => {
    now.current = { block, dispatch, selectorOf }
  })
  const take = useCallback(
    (words: HTMLElement) => {
      const { block, dispatch, selectorOf } = now.current
      const at = selectorOf(id)
      const next = putWords(
        block,
        words.getAttribute(fieldOf) ?? '',
        isText(words) ? readWritten(words) : tidyWords(words.textContent),
      )
      if (!at || JSON.stringify(next) === JSON.stringify(block)) return
      now.current.block = next
      dispatch({ type: 'replace', destinationIndex: at.index, destinationZone: at.zone, data: toItem(next, id) })
    },
    [id],
  )
  const choose = useCallback(() => {
    const { dispatch, selectorOf } = now.current
    const at = selectorOf(id)
    if (at) dispatch({ type: 'setUi', ui: { itemSelector: at } })
  }, [id])
  return { take, choose }
}

const isText = (words: Element) => words.getAttribute('contenteditable') === 'true'
const wordsAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>(`[${fieldOf}]`) ?? undefined

type Heard = { begin: (words: HTMLElement) => void; tell: () => void; end: (isLeft: boolean) => void }

/** Hears what is done to the words of a block, and to the bar that stands over them; answers how to stop. */
function hear(around: HTMLElement, { begin, tell, end }: Heard): () => void {
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    around.addEventListener(kind, act, { signal: stop.signal })
  on('focusin', ({ target }) => {
    const words = wordsAt(target)
    if (words) begin(words)
  })
  on('focusout', ({ target, relatedTarget }) => {
    const next = relatedTarget as Element | null
    if (!wordsAt(target) && !(target as Element).closest('.writing-bar')) return
    const isWithin = next !== null && around.contains(next)
    if (isWithin && next.closest('.writing-bar')) return
    end(!isWithin || !wordsAt(next))
  })
  on('input', ({ target }) => wordsAt(target) && tell())
  on('keydown', (event) => {
    const words = wordsAt(event.target)
    if (!words) return
    // The editor's own keys are for blocks.
    event.stopPropagation()
    if (event.key === 'Escape') around.closest<HTMLElement>('[data-puck-component]')?.focus()
    if (event.key === 'Enter' && !isText(words)) event.preventDefault()
  })
  on('paste', (event) => {
    const words = wordsAt(event.target)
    if (!words || !isText(words) || !event.clipboardData) return
    event.preventDefault()
    pasteWords(words, event.clipboardData)
    tell()
  })
  on('drop', (event) => event.preventDefault())
  on('click', (event) => {
    if ((event.target as Element).closest('.writing-bar')) return
    // Nothing of a page that is written leads away from it, or folds under the cursor.
    event.preventDefault()
    // The editor would leave the block that is chosen.
    if (wordsAt(event.target)) event.stopPropagation()
  })
  return () => stop.abort()
}
