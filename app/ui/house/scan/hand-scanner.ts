import { addKey, type KeyRun, readRun } from '#app/models/house/scan/read-code.ts'

/**
 * A hand scanner types as a keyboard does, and ends with Enter: what it read is handed over, the form is not sent. Where the field
 * is to be as it was before, it is put back.
 */
export function listenToScanner(take: (code: string, field: HTMLInputElement | undefined, before: string) => void): void {
  let run: KeyRun | undefined
  document.addEventListener(
    'keydown',
    (event) => {
      const field = event.target instanceof HTMLInputElement ? event.target : undefined
      if (event.key === 'Enter') {
        const code = readRun(run, event.timeStamp)
        const before = run?.before ?? ''
        run = undefined
        if (code === undefined) return
        event.preventDefault()
        event.stopPropagation()
        take(code, field, before)
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey)
        run = addKey(run, event.key, { at: event.timeStamp, before: field?.value ?? '' })
    },
    { capture: true },
  )
}
