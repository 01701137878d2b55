import { rowsOf } from '../add-rows.ts'
import { renumber } from './renumber.ts'

/** Gives each row a handle by which a finger or a mouse moves it; the keyboard has the buttons. */
export function dragRows(): void {
  for (const handle of document.querySelectorAll<HTMLElement>('.row-handle')) handle.hidden = false
  document.addEventListener('pointerdown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('.row-handle') : null
    const row = handle?.closest<HTMLElement>('[data-row]')
    const rows = row?.closest<HTMLElement>('[data-rows]')
    if (!handle || !row || !rows || event.button !== 0) return
    event.preventDefault()
    drag({ handle, row, rows }, event.pointerId)
  })
}

type Dragged = { handle: HTMLElement; row: HTMLElement; rows: HTMLElement }

/** The rows around it give way, and it stays itself where it is in the document: what holds the pointer is not let go. */
function drag({ handle, row, rows }: Dragged, pointer: number): void {
  const ends = new AbortController()
  const follow = ({ clientY }: PointerEvent) => {
    const standing = rowsOf(rows)
    const at = standing.indexOf(row)
    const [above, below] = [standing[at - 1], standing[at + 1]]
    if (above && clientY < middleOf(above)) row.after(above)
    else if (below && clientY > middleOf(below)) row.before(below)
    else return
    row.scrollIntoView({ block: 'nearest' })
  }
  const drop = () => {
    ends.abort()
    row.classList.remove('row-dragged')
    renumber(rows)
    row.dispatchEvent(new Event('change', { bubbles: true }))
  }
  handle.setPointerCapture(pointer)
  row.classList.add('row-dragged')
  handle.addEventListener('pointermove', follow, { signal: ends.signal })
  for (const end of ['pointerup', 'pointercancel']) handle.addEventListener(end, drop, { signal: ends.signal })
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
