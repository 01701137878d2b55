import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long new connections are still taken, for those that were on their way. */
const lastCalls = 250
/** How long requests that run may take to finish. */
const mostPatience = 8000

/**
 * Stops a server without losing a request: connections end with their next answer,
 * and only those on which nothing has come for a while are closed from here.
 */
export async function drainServer(server: Server): Promise<void> {
  if (!server.listening) return
  await wait(lastCalls)
  const closed = new Promise<void>((done) => server.close(() => done()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const end = setTimeout(() => server.closeAllConnections(), mostPatience)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}
