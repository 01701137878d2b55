/** What was written in a form, as one text; and whether it was sent. It stays in this tab, and no password is in it. */
export type Draft = { entries: string; isSent: boolean }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const prefix = 'ecrit '
const secret = /password|secret|preuve/i

/** All that is written in a form now, as one text that can be compared and kept. */
export function entriesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name, value]) => typeof value === 'string' && isWritten(form, name)))
}

export function findDraft(form: HTMLFormElement): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(form))
    return kept ? (JSON.parse(kept) as Draft) : undefined
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing has no draft, and that is all. */
export function keepDraft(form: HTMLFormElement, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {}
}

export function forgetDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {}
}

/** Forgets every draft that was sent, from whichever screen of this tab. */
export function forgetSentDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(prefix)) continue
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>
      if (draft.isSent) sessionStorage.removeItem(key)
    }
  } catch {}
}

/** The fields that a draft holds something of. */
export function namesIn({ entries }: Draft): string[] {
  return (JSON.parse(entries) as [string, string][]).flatMap(([name, text]) => (text === '' ? [] : name))
}

/** Writes a draft into its form again: of fields that share a name, each gets its own. */
export function putBack(form: HTMLFormElement, entries: string): void {
  const left = JSON.parse(entries) as [string, string][]
  const take = (name: string, value?: string) => {
    const at = left.findIndex(([key, text]) => key === name && (value === undefined || text === value))
    return at < 0 ? undefined : left.splice(at, 1)[0]?.[1]
  }
  for (const field of listFields(form)) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      field.checked = take(field.name, field.value) !== undefined
    else field.value = take(field.name) ?? field.value
  }
}

/** Fields that only a program fills, such as a key drawn anew for each page, are none of the writer's. */
function listFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && !['hidden', 'file', 'password'].includes(field.type)) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  )
}

function isWritten(form: HTMLFormElement, name: string): boolean {
  return !secret.test(name) && listFields(form).some((field) => field.name === name)
}

function keyOf(form: HTMLFormElement): string {
  return `${prefix}${location.pathname} ${form.getAttribute('action')}`
}
