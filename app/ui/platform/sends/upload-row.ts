import { sendTexts } from '#app/texts/house/sends.ts'
import type { Answer } from './send-file.ts'

/** The line of a file while it goes up. */
export type UploadRow = {
  file: File
  row: HTMLElement
  advance: (share: number) => void
  halt: (says: string) => void
  end: (answer: Answer) => void
}

/** A line that tells how far a file has come; what went wrong with it stands under its name. */
export function drawUploadRow(file: File): UploadRow {
  const row = make('li', 'send')
  const name = make('span', 'send-name', file.name)
  const state = make('span', 'muted', sendTexts.waits)
  const bar = document.createElement('progress')
  bar.max = 100
  bar.value = 0
  bar.ariaLabel = file.name
  row.append(name, state, bar)
  return {
    file,
    row,
    advance: (share) => {
      bar.value = Math.round(share * 100)
      state.textContent = share < 1 ? sendTexts.percent(bar.value) : sendTexts.looked
    },
    halt: (says) => {
      state.textContent = says
    },
    end: (answer) => {
      bar.remove()
      state.replaceWith(answer.isKept ? make('span', 'tag', sendTexts.kept) : make('span', 'field-fault', answer.fault))
    },
  }
}

function make(kind: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(kind)
  element.className = className
  element.textContent = text
  return element
}
