import type { Target } from '#app/models/house/panel/composed.ts'
import { writingTexts } from '#app/texts/house/pages/writing.ts'

/** What can be made of the words that are chosen, as a browser calls it. */
export const wordActs = [
  { act: 'bold', ...writingTexts.bold },
  { act: 'italic', ...writingTexts.italic },
  { act: 'h3', ...writingTexts.heading },
  { act: 'insertUnorderedList', ...writingTexts.list },
  { act: 'insertOrderedList', ...writingTexts.numbers },
  { act: 'blockquote', ...writingTexts.quote },
] as const

const isBlock = (act: string) => act === 'h3' || act === 'blockquote'

/** Whether what is written at the cursor is so already. */
export function isOn(inside: Document, act: string): boolean {
  return isBlock(act) ? inside.queryCommandValue('formatBlock') === act : inside.queryCommandState(act)
}

/** Makes it so, or takes it away again. */
export function turnWords(inside: Document, act: string): void {
  if (isBlock(act)) inside.execCommand('formatBlock', false, isOn(inside, act) ? 'p' : act)
  else inside.execCommand(act)
}

/** Has the chosen words lead somewhere, by name or by address; an empty one takes their link away. */
export function linkWords(inside: Document, chosen: Range, typed: string, targets: readonly Target[]): void {
  const address = findAddress(targets, typed.trim())
  const selection = inside.getSelection()
  goBack(chosen)
  selection?.removeAllRanges()
  selection?.addRange(chosen)
  if (address === '') inside.execCommand('unlink')
  else inside.execCommand('createLink', false, address)
  selection?.collapseToEnd()
}

/** What is typed as it is said: the name of a page, or an address without its beginning. */
function findAddress(targets: readonly Target[], typed: string): string {
  const isNamed = ({ name }: Target) => name.localeCompare(typed, 'fr', { sensitivity: 'base' }) === 0
  return targets.find(isNamed)?.href ?? (typed.startsWith('www.') ? `https://${typed}` : typed)
}

/** Brings the keyboard back to where somebody wrote. */
function goBack({ startContainer }: Range): void {
  const nearest = startContainer.nodeType === Node.ELEMENT_NODE ? (startContainer as Element) : startContainer.parentElement
  nearest?.closest<HTMLElement>('[contenteditable]')?.focus()
}
