import { hash, verify } from '@node-rs/argon2'
import { passwordKey } from '#app/models/identity/password.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'

/** Hashes passwords and compares them, a few at a time; who comes when the queue is full is told to wait. */
export type HashPool = {
  hash(password: string): Promise<Outcome<string>>
  /** Takes as long without a stored hash as with one. */
  matches(stored: string | null | undefined, password: string): Promise<Outcome<boolean>>
}

type Cost = { memoryCost: number; timeCost: number }

/** Argon2id with 19 MiB, two passes, one lane: the package's default algorithm. */
const usualCost: Cost = { memoryCost: 19_456, timeCost: 2 }

/** Opens the pool: `slots` hashes at once, so that pages keep a processor, and at most `queue` that wait. */
export function openHashPool({ slots = 2, queue = 24, cost = usualCost } = {}): HashPool {
  const nobodys = hashOfNobody(cost)
  let free = slots
  const waiting: (() => void)[] = []

  async function inSlot<T>(work: () => Promise<T>): Promise<Outcome<T>> {
    if (free > 0) free -= 1
    else if (waiting.length >= queue) return refused('rate_limited', { params: { retryAfter: 2 } })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return done(await work())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  return {
    hash: (password) => inSlot(() => hash(passwordKey(password), { ...cost, parallelism: 1 })),
    matches: (stored, password) =>
      inSlot(async () => (await verify(stored ?? nobodys, passwordKey(password))) && typeof stored === 'string'),
  }
}

/** The hash of a password nobody has, as dear as one that somebody has. */
function hashOfNobody({ memoryCost, timeCost }: Cost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$QUFBQUFBQUFBQUFBQUFBQQ$d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3c`
}
