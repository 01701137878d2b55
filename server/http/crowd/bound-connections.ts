import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Connection, isTooSlow, type LeastPace } from './connection-pace.ts'
import { shortestIdle, whoGivesWay } from './give-way.ts'
import { openHeldConnections } from './held-connections.ts'

export type ConnectionLimits = {
  /** How many the server holds in all. */
  most: number
  /** How many one address may hold; behind a proxy all come from that one, and it is the proxy that counts. */
  ofAddress: number
  /** How long one on which nothing runs is kept while there is room. */
  idleMs: number
  /** How fast whoever reads an answer, or sends a body, is at least. */
  pace: LeastPace
}

/** Nobody asks so much ahead; what waits for its turn lies in memory, sixty bytes of a question as a kilobyte and more. */
const mostAhead = 32
const sweepEvery = 1000
/** Looking at thousands takes a millisecond: where many more come at once it is done so often, and between the oldest goes. */
const lookEvery = 100

/** How long a connection on which nothing runs is kept: the whole time until half are taken, then less and less. */
export function idleTimeAt(open: number, { most, idleMs }: ConnectionLimits): number {
  const room = Math.max(0, Math.min(1, (2 * (most - open)) / most))
  return Math.max(Math.min(shortestIdle, idleMs), idleMs * room)
}

/**
 * Keeps connections that are idle or slow from shutting others out. Whoever is slower than the least pace is hung up on. An address
 * that holds its share loses some for each new one; a server that is full takes every new one, and lets those go instead that are
 * idle, slow or at last old, of the network that holds most. The fuller it is, the sooner all idle ones go.
 */
export function boundConnections(server: Server, limits: ConnectionLimits): void {
  const held = openHeldConnections()
  let looked = 0

  function take(socket: Socket): void {
    const now = performance.now()
    const theirs = held.besides(socket)
    if (theirs.size >= limits.ofAddress && !held.letGo(whoGivesWay(theirs, 'justOpened', now))) return void socket.destroy()
    if (held.count() >= limits.most) makeRoom(now)
    held.add(socket, now)
  }

  function makeRoom(now: number): void {
    const crowd = held.crowd()
    if (now - looked >= lookEvery) {
      looked = now
      if (held.letGo(whoGivesWay(crowd, 'slow', now)) || held.letGo(whoGivesWay(held.list(), 'slow', now))) return
    }
    const [oldest] = crowd
    if (oldest) held.letGo([oldest])
  }

  function sweep(): void {
    const now = performance.now()
    const idleTime = idleTimeAt(held.count(), limits)
    for (const connection of held.list()) {
      if (connection.owed > 0 && isTooSlow(connection, limits.pace, now)) hangUp(server, connection)
      else if (connection.owed === 0 && now - connection.since > idleTime) held.letGo([connection])
    }
  }

  function watch(request: IncomingMessage, response: ServerResponse): void {
    const connection = held.find(request.socket)
    if (!connection) return
    if (connection.owed === 0) connection.since = performance.now()
    connection.owed += 1
    connection.request = request
    if (connection.owed > mostAhead) return void held.letGo([connection])
    response.once('close', () => {
      connection.owed -= 1
      if (connection.owed === 0) connection.since = performance.now()
    })
  }

  server.on('connection', take)
  server.on('request', watch)
  const sweeping = setInterval(sweep, sweepEvery).unref()
  server.once('close', () => clearInterval(sweeping))
}

/** Whoever sends too slowly is told so; whoever does not read would not read that either. */
function hangUp(server: Server, { socket, watched }: Connection): void {
  if (watched.awaited !== 'sender') return void socket.destroy()
  const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', error, socket)
  socket.destroySoon()
}
