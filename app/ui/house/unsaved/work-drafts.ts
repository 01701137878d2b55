import { findWork, forgetWork, keepWork, workKey } from './machine.ts'
import type { Written } from './written.ts'

/** What was written in a form: what stood there before, when it was written, and whether it was sent. It stays on this machine. */
export type Draft = { written: Written; begun: Written; at: number; isSent: boolean }

const sentKeys = 'envoye'

/** A form's own spot, and the one beside it for what is written while an older draft is still offered. */
export const spots = ['', ' encore'] as const
export type Spot = (typeof spots)[number]

export function findDraft(form: HTMLFormElement, spot: Spot): Draft | undefined {
  return findWork<Draft>(keyOf(form) + spot)
}

export function keepDraft(form: HTMLFormElement, spot: Spot, draft: Omit<Draft, 'at'>): void {
  keepWork(keyOf(form) + spot, draft)
}

export function forgetDraft(form: HTMLFormElement, spot: Spot): void {
  forgetWork(keyOf(form) + spot)
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

function readSent(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(sentKeys) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** By whoever is logged in, and by where the form is sent: the page of a refusal has another address than the one before. */
function keyOf(form: HTMLFormElement): string {
  const action = form.getAttribute('action') ?? location.pathname
  const alike = [...document.querySelectorAll('main form')].filter(
    (one) => (one.getAttribute('action') ?? location.pathname) === action,
  )
  return workKey(`${action} ${alike.indexOf(form)}`)
}
