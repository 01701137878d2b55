import './writing.css'
import { openSurfaces, takeAll } from './surface.ts'

// Texts in signs are written by sight: each field stays, and what is seen of it is a place to write on.
const sheet = document.querySelector<HTMLElement>('[data-writing-sheet]')?.dataset.writingSheet
const main = document.querySelector('main')
if (sheet) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  link.addEventListener('load', begin, { once: true })
  link.addEventListener('error', begin, { once: true })
  document.head.append(link)
} else begin()

function begin(): void {
  if (!main) return
  document.execCommand('defaultParagraphSeparator', false, 'p')
  openSurfaces(main)
  // Rows that are added bring their own.
  new MutationObserver(() => openSurfaces(main)).observe(main, { childList: true, subtree: true })
  // Whatever reads the form reads all that is written, at once.
  for (const event of ['submit', 'beforeunload', 'visibilitychange', 'pagehide'])
    window.addEventListener(event, takeAll, { capture: true })
}
