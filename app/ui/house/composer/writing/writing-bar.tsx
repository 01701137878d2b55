import { registerOverlayPortal } from '@puckeditor/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { writingTexts } from '#app/texts/house/pages/writing.ts'
import { isOn, linkWords, turnWords, wordActs } from '../../writing/word-acts.ts'
import { useLive } from '../body/live.ts'

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

function listOn(inside: Document): string[] {
  return wordActs.map(({ act }) => act).filter((act) => isOn(inside, act))
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
    turnWords(inside, act)
    // The cursor has not moved: no event tells of it.
    setOn(listOn(inside))
    tell()
  }
  return (
    <>
      <span ref={first} />
      {wordActs.map(({ act, label, sign }) => (
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
    const typed = String(new FormData(event.currentTarget).get('address'))
    linkWords(event.currentTarget.ownerDocument, chosen, typed, targets)
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
