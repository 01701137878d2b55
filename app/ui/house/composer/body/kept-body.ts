import type { ComposedBlock } from '#app/models/house/panel/composed.ts'

/** A body that the site does not have yet, and the draft that it was begun on; it stays on this machine as drafts of forms do. */
type KeptBody = { blocks: readonly ComposedBlock[]; seen: string; at: number }

/** Keeps what is composed in the browser until the site has it. */
export function openKeptBody(at: string, person: string) {
  const key = `ecrit ${person} ${at}`
  return {
    find: (): KeptBody | undefined => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    /** A browser that keeps nothing has none, and that is all. */
    keep: (blocks: readonly ComposedBlock[], seen: string) => {
      try {
        localStorage.setItem(key, JSON.stringify({ blocks, seen, at: Date.now() } satisfies KeptBody))
      } catch {}
    },
    forget: () => {
      try {
        localStorage.removeItem(key)
      } catch {}
    },
  }
}

export type KeptBodies = ReturnType<typeof openKeptBody>
