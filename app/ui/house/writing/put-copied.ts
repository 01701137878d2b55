import { readWritten } from '#app/models/house/written/read-written.ts'
import { drawBlocks, drawInlines } from './draw-words.ts'
import { trustWords } from './open-apart.ts'
import { pasteWords, readCopied } from './paste-words.ts'

/** More than that a browser takes seconds to be able to undo. */
const mostUndone = 100_000

/** Puts what was copied elsewhere where somebody writes, cleaned, as one thing that can be undone. */
export function putCopied(place: HTMLElement, data: DataTransfer): void {
  const { content } = readWritten(readCopied(data))
  const [only] = content
  const apart = document.createElement('div')
  apart.append(
    ...(content.length === 1 && only?.type === 'paragraph' ? drawInlines(document, only.content) : drawBlocks(document, content)),
  )
  const { innerHTML } = apart
  if (innerHTML === '') return
  const isPut = innerHTML.length <= mostUndone && document.execCommand('insertHTML', false, trustWords(innerHTML))
  if (isPut) return
  pasteWords(place, data)
  place.dispatchEvent(new Event('input', { bubbles: true }))
}
