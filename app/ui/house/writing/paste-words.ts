import { readWritten } from '#app/models/house/written/read-written.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { drawBlocks, drawInlines } from './draw-words.ts'
import { openApart } from './open-apart.ts'

/** Puts what was copied elsewhere where somebody writes: as the parts that a text is made of, whatever else it brings. */
export function pasteWords(place: HTMLElement, data: DataTransfer): void {
  const selection = place.ownerDocument.getSelection()
  if (!selection?.rangeCount) return
  const range = selection.getRangeAt(0)
  range.deleteContents()
  const { content } = readWritten(readCopied(data))
  const [only] = content
  const last =
    content.length === 1 && only?.type === 'paragraph' ? putLine(range, place, only.content) : putBlocks(range, place, content)
  if (!last) return
  range.setStartAfter(last)
  range.collapse(true)
  selection.removeAllRanges()
  selection.addRange(range)
}

/** What was copied, apart from the page. */
export function readCopied(data: DataTransfer): HTMLElement {
  const html = data.getData('text/html')
  if (html) return openApart(html).body
  const plain = document.implementation.createHTMLDocument().body
  for (const line of data.getData('text/plain').split(/\n+/)) {
    const paragraph = plain.ownerDocument.createElement('p')
    paragraph.textContent = line
    plain.append(paragraph)
  }
  return plain
}

function putLine(range: Range, place: HTMLElement, line: Extract<RichBlock, { type: 'paragraph' }>['content']): Node | undefined {
  const nodes = drawInlines(place.ownerDocument, line)
  for (const node of [...nodes].reverse()) range.insertNode(node)
  return nodes.at(-1)
}

/** Several paragraphs come after the one that is written. */
function putBlocks(range: Range, place: HTMLElement, blocks: readonly RichBlock[]): Node | undefined {
  const nodes = drawBlocks(place.ownerDocument, blocks)
  const here = [...place.children].find((child) => child.contains(range.startContainer))
  if (here) here.after(...nodes)
  else place.append(...nodes)
  if (here?.textContent === '') here.remove()
  return nodes.at(-1)?.lastChild ?? undefined
}
