import { editorWords } from '#app/texts/house/pages/composer.ts'

/**
 * The editor notes an act in its history 250 ms after it: who takes back sooner would lose the act before with it, and two acts that
 * follow each other sooner would be one.
 */
const noted = 300

const buttons = (['header-undo', 'header-redo'] as const).map((word) => `button[title="${editorWords[word]}"]`).join()

export type Acts = ReturnType<typeof openActs>

/** Lets what is taken back, or done again, and an act that is to be taken back by itself wait until the last act is noted. */
export function openActs() {
  let until = 0

  const hold = (event: Event, act: () => void) => {
    const rest = until - Date.now()
    if (rest <= 0) return
    event.preventDefault()
    event.stopPropagation()
    setTimeout(act, rest)
  }

  return {
    /** Taking back sets the whole state, and is no act. */
    tell: (type: string) => {
      if (type !== 'set') until = Date.now() + noted
    },
    /** Does something that is noted by itself. */
    apart: (act: () => void) => {
      const rest = until - Date.now()
      if (rest > 0) setTimeout(act, rest)
      else act()
    },
    /** Holds what is pressed in the page or in its frame; answers how to end it. */
    holdUndo: (inside: Document, back: () => void, forward: () => void): (() => void) => {
      const click = (event: MouseEvent) => {
        const button = (event.target as Element).closest<HTMLElement>(buttons)
        if (button) hold(event, () => button.click())
      }
      const press = (event: KeyboardEvent) => {
        if (!event.ctrlKey && !event.metaKey) return
        if (event.code === 'KeyZ') hold(event, event.shiftKey ? forward : back)
        else if (event.code === 'KeyY') hold(event, forward)
      }
      // The editor hears clicks at its root and keys at the document: both are held on their way there.
      inside.addEventListener('click', click, { capture: true })
      inside.body.addEventListener('keydown', press)
      return () => {
        inside.removeEventListener('click', click, { capture: true })
        inside.body.removeEventListener('keydown', press)
      }
    },
  }
}
