import type { TroubleName } from '#app/texts/house/troubles.ts'
import { isBad, isGood, type Trouble, type TroubleSources } from './troubles.ts'

/** What is said at the onset of a trouble and at its end. */
export type TroubleNews = { name: TroubleName; value: number; isOver: boolean; since: Date; now: Date }

/** The troubles of a process, as they stand. */
export type TroubleWatch = {
  /** Looks at all of it now. */
  look(): Promise<void>
  /** Whether visitors may be sent here: what can keep them away is looked at anew. */
  mayServe(): Promise<boolean>
  /** What was measured last, and 1 for each trouble that stands. */
  gauges(): Record<string, number>
  /** Looks at once, and every few seconds from then on. */
  start(everyMs: number): void
  stop(): void
}

type Watching = {
  table: Record<TroubleName, Trouble>
  sources: TroubleSources
  /** Told once at each onset and once at each end. */
  tell: (news: TroubleNews) => void
}

type State = { value: number | undefined; since: Date | undefined; goodSince: Date | undefined }

/** Watches for every trouble of the table; each speaks once when it begins and once when it is over. */
export function openTroubleWatch({ table, sources, tell }: Watching): TroubleWatch {
  const names = Object.keys(table) as TroubleName[]
  const states = new Map<TroubleName, State>(
    names.map((name) => [name, { value: undefined, since: undefined, goodSince: undefined }]),
  )
  const stateOf = (name: TroubleName) => states.get(name) as State
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function lookAt(name: TroubleName): Promise<void> {
    const state = stateOf(name)
    state.value = await measure(table[name], sources)
    // What cannot be measured now, as where the database is away, stays as it was known. A process that ends closes its database.
    if (state.value === undefined || isStopped) return
    const now = sources.now()
    const since = state.since
    const change = judge(table[name], state, now)
    if (change === 'none') return
    state.since = change === 'begins' ? now : undefined
    tell({ name, value: state.value, isOver: change === 'ends', since: since ?? now, now })
  }

  const look = async (which = names) => {
    await Promise.all(which.map(lookAt))
  }

  return {
    look: () => look(),
    mayServe: async () => {
      const keeping = names.filter((name) => table[name].stopsTraffic)
      await look(keeping)
      return keeping.every((name) => stateOf(name).since === undefined)
    },
    gauges: () =>
      Object.fromEntries(
        names.flatMap((name) => {
          const { value, since } = stateOf(name)
          return [
            ...(value === undefined ? [] : [[table[name].gauge, value] as const]),
            [`trouble_${name}`, since ? 1 : 0] as const,
          ]
        }),
      ),
    start: (everyMs) => {
      const goOn = async () => {
        await look()
        if (!isStopped) timer = setTimeout(goOn, everyMs).unref()
      }
      void goOn()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const longestMeasureMs = 8000

/** Nothing where it fails or takes too long: what is looked at must not hold up the looking. */
async function measure(trouble: Trouble, sources: TroubleSources): Promise<number | undefined> {
  let patience: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((tell) => {
    patience = setTimeout(() => tell(undefined), longestMeasureMs)
  })
  try {
    return await Promise.race([Promise.resolve(trouble.measure(sources)).catch(() => undefined), late])
  } catch {
    return undefined
  } finally {
    clearTimeout(patience)
  }
}

/** Whether a trouble begins or ends with what was measured last. */
function judge(trouble: Trouble, state: State, now: Date): 'begins' | 'ends' | 'none' {
  const value = state.value as number
  if (!state.since) return isBad(trouble, value) ? 'begins' : 'none'
  if (!isGood(trouble, value)) {
    state.goodSince = undefined
    return 'none'
  }
  state.goodSince ??= now
  const calmMs = now.getTime() - state.goodSince.getTime()
  if (calmMs < trouble.calmSeconds * 1000) return 'none'
  state.goodSince = undefined
  return 'ends'
}
