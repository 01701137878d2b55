import { type Connection, paceOf } from './connection-pace.ts'

/** However full it is, a browser that asks for a page and then for its pictures is not cut off between the two. */
export const shortestIdle = 2000
/** From here on a connection is worth its room; to hold thousands so costs whoever attacks as much as it costs us. */
const fairPace = 16 * 1024

/** What a connection is when others need its room: the lower, the sooner it goes; at work none of them does. */
const ranks = { leftAlone: 0, slow: 1, justOpened: 2, atWork: 3 }

type Rank = keyof typeof ranks

/** Among those of one rank the one with the lowest weight goes first. */
type Claim = { rank: Rank; weight: number }

/** Who of these gives way, a hundredth of them at a time: those on which nothing runs, longest first, then the slowest. */
export function whoGivesWay(connections: Iterable<Connection>, upTo: 'slow' | 'justOpened', now: number): Connection[] {
  const claims = Array.from(connections, (connection) => ({ connection, ...claimOf(connection, now) }))
  return claims
    .filter(({ rank }) => ranks[rank] <= ranks[upTo])
    .sort((a, b) => ranks[a.rank] - ranks[b.rank] || a.weight - b.weight)
    .slice(0, Math.ceil(claims.length / 100))
    .map(({ connection }) => connection)
}

function claimOf(connection: Connection, now: number): Claim {
  const elapsed = now - connection.since
  if (connection.owed === 0) return { rank: elapsed >= shortestIdle ? 'leftAlone' : 'justOpened', weight: -elapsed }
  const pace = paceOf(connection, now)
  const isSlow = pace && pace.ms >= shortestIdle && pace.bytesPerSecond < fairPace
  return isSlow ? { rank: 'slow', weight: pace.bytesPerSecond } : { rank: 'atWork', weight: 0 }
}
