import { type CallName, type Credentials, rows, type ShopApi } from '#api/contract/index.ts'
import type { VersionsPerTick } from '../cache/versions-per-tick.ts'

/** How many answers are kept for all sites together, and how many characters they may hold; the one that has waited longest goes first. */
const most = { answers: 1000, characters: 8_000_000 }

type PendingAnswer = Promise<{ ok: boolean; value?: unknown }>
type Ask = (given?: unknown) => PendingAnswer
type Kept = { version: number; answer: PendingAnswer; size: number }

const following = new Set<string | symbol>(rows.filter(([, row]) => row.follows === 'content').map(([name]) => name))

/** Opens the API so that what follows nothing but a site's content is asked for once in each content version. */
export function openMemory(open: (who: Credentials) => ShopApi, versions: VersionsPerTick): (who: Credentials) => ShopApi {
  const answers = new Map<string, Kept>()
  let held = 0

  function forget(key: string): void {
    held -= answers.get(key)?.size ?? 0
    answers.delete(key)
  }

  function weigh(key: string, kept: Kept, value: unknown): void {
    kept.size = JSON.stringify(value ?? null).length
    held += kept.size
    for (const oldest of answers.keys()) {
      if (answers.size <= most.answers && held <= most.characters) return
      if (oldest !== key) forget(oldest)
    }
  }

  async function recall(name: CallName, who: Credentials, given: unknown, ask: Ask) {
    const key = JSON.stringify([who.siteId, who.lang, name, given])
    const version = await versions.of(who.siteId)
    const known = answers.get(key)
    if (known?.version === version) return known.answer
    const kept = { version, answer: ask(given).then(freezeDeep), size: 0 }
    forget(key)
    answers.set(key, kept)
    const answer = await kept.answer.catch(() => undefined)
    if (answers.get(key) !== kept) return kept.answer
    // A refusal is not kept: there is no end of addresses that lead nowhere.
    if (answer?.ok) weigh(key, kept, answer.value)
    else forget(key)
    return kept.answer
  }

  return (who) => {
    const api = open(who)
    // What somebody may see who has proved who they are is asked for each time.
    if (who.token !== undefined) return api
    const get = (_: ShopApi, name: CallName): unknown => {
      const call = api[name] as Ask
      return following.has(name) ? (given?: unknown) => recall(name, who, given, call) : call
    }
    return new Proxy(api, { get: get as ProxyHandler<ShopApi>['get'] & {} })
  }
}

/** Many requests read the same answer: none may change it. */
function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freezeDeep(part)
  return Object.freeze(value)
}
