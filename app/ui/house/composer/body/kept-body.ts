import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { findWork, forgetWork, keepWork, workKey } from '../../unsaved/machine.ts'

/** A body that the site does not have yet, and the draft that it was begun on. */
type KeptBody = { blocks: readonly ComposedBlock[]; seen: string }

/** Keeps what is composed in the browser until the site has it. */
export function openKeptBody(at: string) {
  const key = workKey(at)
  return {
    find: () => findWork<KeptBody>(key),
    keep: (blocks: readonly ComposedBlock[], seen: string) => keepWork(key, { blocks, seen } satisfies KeptBody),
    forget: () => forgetWork(key),
  }
}

export type KeptBodies = ReturnType<typeof openKeptBody>
