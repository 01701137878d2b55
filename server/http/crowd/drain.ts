import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { closeListeners } from './more-listeners.ts'

/** How long new connections are still taken, for those that were on their way. */
const lastCalls = 250
/** How long the door may stay open in wait of a moment when nobody is in it. */
const longestWait = 4000
const shortTurn = 0.3
/** How long a connection may say nothing before it counts as idle. */
const silence = 500
/** How long requests that run may take to finish. */
const mostPatience = 5000

/**
 * Stops a server without losing a request: connections end with their next answer,
 * and only those on which nothing has come for a while are closed from here.
 */
export async function drainServer(server: Server): Promise<void> {
  if (!server.listening) return
  await wait(lastCalls)
  await waitForEmptyDoor(server)
  const closed = closeListeners(server)
  const idle = setTimeout(() => server.closeIdleConnections(), silence)
  const end = setTimeout(() => server.closeAllConnections(), mostPatience)
  await closed
  clearTimeout(idle)
  clearTimeout(end)
}

/**
 * Connections that the kernel has made and we have not taken yet are cut by closing.
 * A turn of the event loop that took none, and was too short for one to come behind it, says that there are none.
 */
async function waitForEmptyDoor(server: Server): Promise<void> {
  let arrived = 0
  const count = () => {
    arrived += 1
  }
  server.on('connection', count)
  const until = performance.now() + longestWait
  await nextTurn()
  for (let isEmpty = false; !isEmpty && performance.now() < until; ) {
    const before = arrived
    const since = performance.now()
    await nextTurn()
    isEmpty = arrived === before && performance.now() - since < shortTurn
  }
  server.off('connection', count)
}
