const prefix = 'ecrit '
/** What nobody came back for is let go: others may use the machine one day. */
const longest = 7 * 86_400_000

/** By what somebody's unsaved work is kept in this browser: by who is logged in, and by what it belongs to. */
export function workKey(what: string): string {
  const person = document.querySelector<HTMLElement>('[data-person]')?.dataset.person ?? ''
  return `${prefix}${person} ${what}`
}

export function findWork<T>(key: string): (T & { at: number }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing has no work, and that is all. */
export function keepWork(key: string, work: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...work, at: Date.now() }))
  } catch {}
}

export function forgetWork(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** Lets go of what is past its time, whoever wrote it. */
export function forgetOldWork(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && Date.now() - (findWork(key)?.at ?? 0) > longest) forgetWork(key)
    }
  } catch {}
}
