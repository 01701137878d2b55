import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, Server as NetServer } from 'node:net'

/** How many sockets listen beside the server's own. */
const count = 31
const others = new WeakMap<Server, NetServer[]>()

/** Where several sockets of a process may listen at one port. */
export const canOpenMore = process.platform === 'linux'

/**
 * Opens more sockets that listen at the port of a server, which itself must have been opened to share it. A process takes one new
 * connection of each listening socket in a turn of its loop (libuv, since 1.45): with a single one, a few hundred new connections
 * a second keep all others waiting at the door while the process is busy.
 */
export async function openMoreListeners(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  const doors = Array.from({ length: count }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  others.set(server, doors)
  for (const door of doors) {
    door.listen({ host, port, reusePort: true })
    await once(door, 'listening')
  }
}

/** Takes no new connection any more; done when the last one has ended. The close of node:http would cut those that still ask. */
export async function closeListeners(server: Server): Promise<void> {
  const doors: NetServer[] = [server, ...(others.get(server) ?? [])]
  await Promise.all(doors.map((door) => new Promise<void>((done) => NetServer.prototype.close.call(door, () => done()))))
}
