import type { ComposedBlock, DraftState } from '#app/models/house/panel/composed.ts'
import type { KeptBodies } from './kept-body.ts'
import { openStanding, type Standing, theirsOf } from './standing.ts'

type Body = readonly ComposedBlock[]

const patience = 1200
const again = 5000

/**
 * Keeps what is composed as a draft, a moment after each change and one request at a time; in the browser at once, and until the
 * site has it.
 */
export function keepDraft(at: string, draft: DraftState, kept: KeptBodies, tell: (standing: Standing) => void) {
  const { now, stand, act } = openStanding(at, draft, tell)
  let waiting: Body | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  async function save(): Promise<void> {
    clearTimeout(timer)
    const blocks = waiting
    if (!blocks || now().is === 'conflict') return
    waiting = undefined
    stand({ is: 'saving' })
    const acted = await act('brouillon', { blocks, seen: now().draft.hash })
    if (acted?.is === 'done') {
      // What was written meanwhile is from now on begun on this one.
      if (waiting) kept.keep(waiting, acted.draft.hash)
      else kept.forget()
      return stand({ is: waiting ? 'unsaved' : 'saved', draft: acted.draft })
    }
    waiting ??= blocks
    if (!acted) timer = setTimeout(run, again)
  }

  function run(): Promise<void> {
    running = running.then(save)
    return running
  }

  function change(blocks: Body): void {
    waiting = blocks
    const { is, draft } = now()
    kept.keep(blocks, draft.hash)
    if (is === 'conflict') return
    if (is !== 'saving') stand({ is: 'unsaved' })
    clearTimeout(timer)
    timer = setTimeout(run, patience)
  }

  async function publish(over: { over?: string; overHead?: string } = {}): Promise<void> {
    await run()
    if (waiting) return
    const acted = await act('publier', { seen: now().draft.hash, seenHead: now().draft.headHash, ...over })
    if (acted?.is !== 'done') return
    kept.forget()
    stand({ is: 'published', draft: acted.draft })
  }

  /** Ends a conflict: what is composed goes over the other body, or gives way to it. */
  async function settle(mine: Body, isMine: boolean): Promise<void> {
    const { conflict } = now()
    if (!conflict) return
    const theirs = theirsOf(now())
    stand({ is: 'unsaved', draft: conflict })
    if (theirs.isPublic && isMine) return publish({ over: conflict.publicHash, overHead: conflict.publicHeadHash })
    waiting = isMine ? mine : theirs.blocks
    await run()
  }

  const isWaiting = () => waiting !== undefined || now().is === 'saving'
  return { change, publish, settle, isWaiting }
}

export type DraftKeeper = ReturnType<typeof keepDraft>
