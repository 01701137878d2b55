import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findCaller } from './find-caller.ts'

type Asking = { siteId: string; token: string | undefined; read: SiteReader; now: Date }

/** Names who calls. */
export type Callers = { find(asking: Asking): Promise<Caller | undefined> }

/**
 * Opens the desk that names callers. A screen is made of many calls by one person: all that ask before the question
 * leaves are told by its answer, which is never older than their asking.
 */
export function openCallers(): Callers {
  const gathering = new Map<string, Promise<Caller | undefined>>()

  function ask(name: string, { token, read, now }: Asking): Promise<Caller | undefined> {
    return new Promise((answer, fail) => {
      process.nextTick(() => {
        gathering.delete(name)
        findCaller(read, token, now).then(answer, fail)
      })
    })
  }

  return {
    find: (asking) => {
      const { siteId, token, read, now } = asking
      if (token === undefined) return findCaller(read, token, now)
      const name = `${siteId} ${token}`
      const asked = gathering.get(name) ?? ask(name, asking)
      gathering.set(name, asked)
      return asked
    },
  }
}
