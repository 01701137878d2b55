import type { Written } from './written.ts'

/** What was written in a form: what stood there before, when it was written, and whether it was sent. It stays on this machine. */
export type Draft = { written: Written; begun: Written; at: number; isSent: boolean }

const prefix = 'ecrit '
/** What nobody came back for is let go: others may use the machine one day. */
const longest = 7 * 86_400_000
const sentKeys = 'envoye'

/** A form's own spot, and the one beside it for what is written while an older draft is still offered. */
export const spots = ['', ' encore'] as const
export type Spot = (typeof spots)[number]

export function findDraft(form: HTMLFormElement, spot: Spot): Draft | undefined {
  return read(keyOf(form) + spot)
}

/** A browser that keeps nothing has no draft, and that is all. */
export function keepDraft(form: HTMLFormElement, spot: Spot, draft: Omit<Draft, 'at'>): void {
  try {
    localStorage.setItem(keyOf(form) + spot, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {}
}

export function forgetDraft(form: HTMLFormElement, spot: Spot): void {
  forget(keyOf(form) + spot)
}

/** Remembers in this tab what is under way: another tab that saves something ends no draft of this one. */
export function noteSent(form: HTMLFormElement, spot: Spot): void {
  try {
    sessionStorage.setItem(sentKeys, JSON.stringify([...readSent(), keyOf(form) + spot]))
  } catch {}
}

/** What this tab had sent until now; it is asked once. */
export function takeSent(): string[] {
  const sent = readSent()
  try {
    sessionStorage.removeItem(sentKeys)
  } catch {}
  return sent
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** Lets go of drafts that are past their time, whoever wrote them. */
export function forgetOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && Date.now() - (read(key)?.at ?? 0) > longest) forget(key)
    }
  } catch {}
}

function readSent(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(sentKeys) ?? '[]') as string[]
  } catch {
    return []
  }
}

function read(key: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(key)
    return kept ? (JSON.parse(kept) as Draft) : undefined
  } catch {
    return undefined
  }
}

/** By whoever is logged in, and by where the form is sent: the page of a refusal has another address than the one before. */
function keyOf(form: HTMLFormElement): string {
  const action = form.getAttribute('action') ?? location.pathname
  const alike = [...document.querySelectorAll('main form')].filter(
    (one) => (one.getAttribute('action') ?? location.pathname) === action,
  )
  const person = document.querySelector<HTMLElement>('[data-person]')?.dataset.person ?? ''
  return `${prefix}${person} ${action} ${alike.indexOf(form)}`
}
