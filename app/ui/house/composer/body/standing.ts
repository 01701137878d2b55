import type { Acted, DraftState } from '#app/models/house/panel/composed.ts'
import { ask } from './ask.ts'

type Conflict = Extract<Acted, { is: 'conflict' }>['draft']

/** Where the composer stands with the site. */
export type Standing = {
  is: 'fresh' | 'unsaved' | 'saving' | 'saved' | 'lost' | 'refused' | 'conflict' | 'published'
  draft: DraftState
  message?: string | undefined
  faults: Record<string, string>
  conflict?: Conflict | undefined
}

/** Knows where the composer stands, tells of each change of it, and asks the site for acts. */
export function openStanding(at: string, draft: DraftState, tell: (standing: Standing) => void) {
  let now: Standing = { is: 'fresh', draft, faults: {} }

  function stand(next: Partial<Standing>): void {
    now = { ...now, faults: {}, message: undefined, conflict: undefined, ...next }
    tell(now)
  }

  return {
    now: () => now,
    stand,
    /** Asks for an act; a refusal is where the composer stands then, and no answer is none. */
    act: async (name: string, said: object): Promise<Acted | undefined> => {
      const acted = await ask<Acted>(`${at}/${name}`, said).catch(() => undefined)
      if (acted?.is === 'conflict') stand({ is: 'conflict', conflict: acted.draft })
      else if (acted?.is === 'refused') stand({ is: 'refused', message: acted.message, faults: acted.faults })
      else if (!acted) stand({ is: 'lost' })
      return acted
    },
  }
}

/** The other body of a conflict: the draft of somebody else, or the public page that has changed under this draft. */
export function theirsOf({ conflict, draft }: Standing) {
  const isPublic = conflict?.isBehind === true && conflict.hash === draft.hash
  return { blocks: (isPublic ? conflict.publicBlocks : conflict?.blocks) ?? [], isPublic }
}

/** Whether what stands over the body has changed as well, in the draft or in public. */
export function isHeadOther({ conflict, draft }: Standing): boolean {
  if (!conflict) return false
  return conflict.headHash !== draft.headHash || conflict.publicHeadHash !== draft.publicHeadHash
}
