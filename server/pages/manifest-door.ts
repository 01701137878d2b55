import { blockOf } from '#api/platform/limits/address-block.ts'
import { plainPage } from '../http/message/plain-replies.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import { readTarget, type Target } from '../http/message/target.ts'

/** Where the browser's router asks which scripts the next pages need. */
export const manifestPath = '/__manifest'

const mostPaths = 64
const mostQuestions = 240
const oneMinute = 60_000
const mostClients = 10_000

/** Refuses questions that our own script never asks, and more of them than one household can ask. */
export function openManifestDoor(now = () => performance.now()) {
  let counts = new Map<string, number>()
  let since = now()

  return (asked: RawRequest, target: Target, client: string): Reply | undefined => {
    if (asked.method !== 'GET') return plainPage(405, ['Allow', 'GET'])
    if (now() - since > oneMinute || counts.size > mostClients) {
      counts = new Map()
      since = now()
    }
    const block = blockOf(client)
    const count = (counts.get(block) ?? 0) + 1
    counts.set(block, count)
    if (count > mostQuestions) return plainPage(429, ['Retry-After', '60'])
    return isOurQuestion(target.query) ? undefined : plainPage(400)
  }
}

function isOurQuestion(query: string): boolean {
  const asked = new URLSearchParams(query)
  const names = [...asked.keys()].sort()
  if (names.join() !== 'paths,version') return false
  const paths = (asked.get('paths') ?? '').split(',')
  return paths.length <= mostPaths && paths.every((path) => typeof readTarget(path) !== 'number')
}
