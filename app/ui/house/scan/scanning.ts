/** What reading codes does on a page. */
export type Scanning = {
  /** What a code did, in words. */
  read: (code: string) => string
  /** Where to go on by keyboard once the camera is closed. */
  goOn: () => void
  /** Whether each reading counts, as one chooses beside the picture; nothing where there is nothing to count. */
  counting?: { label: string; set: (isOn: boolean) => void }
}

/** Puts a value into a field as if it had been typed, so that whatever keeps the form sees it. */
export function fill(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
