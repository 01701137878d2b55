import { registerOverlayPortal } from '@puckeditor/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Target } from '#app/models/house/panel/composed.ts'
import { writingTexts } from '#app/texts/house/pages/writing.ts'
import { useLive } from '../body/live.ts'

const toggles = [
  { act: 'bold', ...writingTexts.bold },
  { act: 'italic', ...writingTexts.italic },
  { act: 'h3', ...writingTexts.heading },
  { act: 'insertUnorderedList', ...writingTexts.list },
  { act: 'insertOrderedList', ...writingTexts.numbers },
  { act: 'blockquote', ...writingTexts.quote },
] as const

/** What can be made of the words that are chosen. */
export function WritingBar({ tell }: { tell: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Range>()
  // The editor would take the bar for the block below it.
  useEffect(() => registerOverlayPortal(bar.current, { disableDrag: true }), [])
  const openLink = () => {
    const selection = bar.current?.ownerDocument.getSelection()
    if (selection?.rangeCount) setChosen(selection.getRangeAt(0).cloneRange())
  }
  const close = (isChanged: boolean) => {
    setChosen(undefined)
    if (isChanged) tell()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the editor would leave the block at a click
    <div
      ref={bar}
      className="writing-bar"
      role="toolbar"
      tabIndex={-1}
      aria-label={writingTexts.bar}
      onClick={(event) => event.stopPropagation()}
    >
      {chosen ? (
        <LinkForm chosen={chosen} close={close} />
      ) : (
        <>
          <Toggles tell={tell} />
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={openLink}>
            {writingTexts.link}
          </button>
        </>
      )}
    </div>
  )
}

const isBlock = (act: string) => act === 'h3' || act === 'blockquote'

/** Whether what is written at the cursor is so already. */
function isOn(inside: Document, act: string): boolean {
  return isBlock(act) ? inside.queryCommandValue('formatBlock') === act : inside.queryCommandState(act)
}

function listOn(inside: Document): string[] {
  return toggles.map(({ act }) => act).filter((act) => isOn(inside, act))
}

function Toggles({ tell }: { tell: () => void }) {
  const first = useRef<HTMLSpanElement>(null)
  const [on, setOn] = useState<readonly string[]>([])
  useEffect(() => {
    const inside = first.current?.ownerDocument
    if (!inside) return
    const look = () => setOn(listOn(inside))
    look()
    inside.addEventListener('selectionchange', look)
    return () => inside.removeEventListener('selectionchange', look)
  }, [])
  const press = (act: string) => {
    const inside = first.current?.ownerDocument
    if (!inside) return
    if (isBlock(act)) inside.execCommand('formatBlock', false, isOn(inside, act) ? 'p' : act)
    else inside.execCommand(act)
    // The cursor has not moved: no event tells of it.
    setOn(listOn(inside))
    tell()
  }
  return (
    <>
      <span ref={first} />
      {toggles.map(({ act, label, sign }) => (
        <button
          key={act}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={on.includes(act)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(act)}
        >
          {sign}
        </button>
      ))}
    </>
  )
}

/** Where the chosen words lead, by name or by address; an empty one takes their link away. */
function LinkForm({ chosen, close }: { chosen: Range; close: (isChanged: boolean) => void }) {
  const { targets } = useLive()
  const offered = useId()
  const put = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = findAddress(targets, String(new FormData(event.currentTarget).get('address')).trim())
    const inside = event.currentTarget.ownerDocument
    const selection = inside.getSelection()
    goBack(chosen)
    selection?.removeAllRanges()
    selection?.addRange(chosen)
    if (address === '') inside.execCommand('unlink')
    else inside.execCommand('createLink', false, address)
    selection?.collapseToEnd()
    close(true)
  }
  return (
    <form onSubmit={put} onKeyDown={(event) => event.key === 'Escape' && close(false)}>
      {/* biome-ignore lint/a11y/noAutofocus: who asked for a link types it next */}
      <input name="address" aria-label={writingTexts.address} placeholder={writingTexts.address} list={offered} autoFocus />
      <datalist id={offered}>
        {targets.map(({ name, href }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </datalist>
      <button type="submit">{writingTexts.put}</button>
    </form>
  )
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
