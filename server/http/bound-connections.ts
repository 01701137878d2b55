import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { blockOf } from '#api/accounts/address-block.ts'

export type ConnectionLimits = {
  /** How many the server holds in all. */
  most: number
  /** How many one address may hold; behind a proxy all come from that one, and it is the proxy that counts. */
  ofAddress: number
  /** How long one on which nothing runs is kept while there is room. */
  idleMs: number
}

const sweepEvery = 1000
/** However full it is, a browser that asks for a page and then for its pictures is not cut off between the two. */
const shortestIdle = 2000
/** How many more are taken where every one of them is at work: then it is over. */
const lastRoom = 100

/** How long a connection on which nothing runs is kept: the whole time until half are taken, then less and less. */
export function idleTimeAt(open: number, { most, idleMs }: ConnectionLimits): number {
  const room = Math.max(0, Math.min(1, (2 * (most - open)) / most))
  return Math.max(Math.min(shortestIdle, idleMs), idleMs * room)
}

/**
 * Keeps connections on which nothing runs from shutting others out: an address that holds its share loses one of them for each new
 * one, and so does a server that is full; the fuller it is, the sooner all of them are let go.
 */
export function boundConnections(server: Server, limits: ConnectionLimits): void {
  /** Those on which nothing runs, and since when: the first has waited longest. */
  const idle = new Map<Socket, number>()
  const byBlock = new Map<string, Set<Socket>>()
  let open = 0

  /** Lets the first one go on which nothing runs; tells whether there was one. */
  function letOneGo(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (!idle.delete(socket)) continue
      socket.destroy()
      return true
    }
    return false
  }

  function sweep(): void {
    const until = performance.now() - idleTimeAt(open, limits)
    for (const [socket, since] of idle) {
      if (since > until) return
      letOneGo([socket])
    }
  }

  function take(socket: Socket): void {
    const block = blockOf(socket.remoteAddress)
    const theirs = byBlock.get(block) ?? new Set<Socket>()
    if (theirs.size >= limits.ofAddress && !letOneGo(theirs)) {
      socket.destroy()
      return
    }
    if (open >= limits.most && !letOneGo(idle.keys()) && open >= limits.most + lastRoom) {
      socket.destroy()
      return
    }
    open += 1
    byBlock.set(block, theirs.add(socket))
    idle.set(socket, performance.now())
    socket.once('close', () => {
      open -= 1
      idle.delete(socket)
      theirs.delete(socket)
      if (theirs.size === 0 && byBlock.get(block) === theirs) byBlock.delete(block)
    })
  }

  function watch({ socket }: IncomingMessage, response: ServerResponse): void {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.set(socket, performance.now())
    })
  }

  server.on('connection', take)
  server.on('request', watch)
  const sweeping = setInterval(sweep, sweepEvery).unref()
  server.once('close', () => clearInterval(sweeping))
}
