import { type CallName, type Credentials, rows, type ShopApi } from '#api/contract/index.ts'
import type { Versions } from './cache/turn-versions.ts'

/** How many answers are kept for all sites together; the one that has waited longest goes first. */
const most = 1000

type Asked = Promise<{ ok: boolean; value?: unknown }>
type Ask = (given?: unknown) => Asked
type Kept = { version: number; answer: Asked }

const following = new Set<string | symbol>(rows.filter(([, row]) => row.follows === 'content').map(([name]) => name))

/** Opens the API so that what follows nothing but a site's content is asked for once in each content version. */
export function openMemory(open: (who: Credentials) => ShopApi, versions: Versions): (who: Credentials) => ShopApi {
  const answers = new Map<string, Kept>()

  async function recall(name: CallName, who: Credentials, given: unknown, ask: Ask) {
    const key = JSON.stringify([who.siteId, who.lang, name, given])
    const version = await versions.of(who.siteId)
    const known = answers.get(key)
    if (known?.version === version) return known.answer
    const kept = { version, answer: ask(given).then(freezeDeep) }
    answers.delete(key)
    answers.set(key, kept)
    if (answers.size > most) answers.delete(answers.keys().next().value ?? key)
    // A refusal is not kept: there is no end of addresses that lead nowhere.
    const isGood = await kept.answer.then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isGood && answers.get(key) === kept) answers.delete(key)
    return kept.answer
  }

  return (who) => {
    const api = open(who)
    // What somebody may see who has proved who they are is asked for each time.
    if (who.token !== undefined) return api
    const get = (_: ShopApi, name: CallName) =>
      following.has(name) ? (given?: unknown) => recall(name, who, given, api[name] as Ask) : api[name]
    return new Proxy(api, { get: get as ProxyHandler<ShopApi>['get'] & {} })
  }
}

/** Many requests read the same answer: none may change it. */
function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freezeDeep(part)
  return Object.freeze(value)
}
