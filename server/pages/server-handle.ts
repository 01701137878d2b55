import type { RequestListener } from 'node:http'
import { drainServer } from '../http/crowd/drain.ts'
import { listenOn } from '../http/listen.ts'
import { listenerOf } from '../http/listener.ts'
import { fetchOf } from '../http/message/fetch.ts'
import type { Log } from '../http/message/log.ts'
import type { Answer } from '../http/message/raw-request.ts'
import { connectionLimits, createNodeServer } from '../http/node-server.ts'
import type { Settings } from '../settings/settings.ts'

/** The ways into a process: through a port, or by handing it a request. */
export type ServerHandle = {
  fetch(request: Request): Promise<Response>
  listener: RequestListener
  listen(): Promise<{ address: string; port: number }>
  isDraining(): boolean
  /** Lets running requests finish, then closes everything. */
  close(): Promise<void>
}

export type DoorParts = { log: Log; answer: Answer; close: () => Promise<void> }

/** Opens the doors of a process to whatever answers behind them. */
export function openServer(settings: Settings, { answer, close }: DoorParts): ServerHandle {
  let isDraining = false
  let closing: Promise<void> | undefined
  const listener = listenerOf(answer, () => isDraining)
  const server = createNodeServer(listener, settings.production, connectionLimits(settings.trustedProxies))

  async function closeAll(): Promise<void> {
    isDraining = true
    await drainServer(server)
    await close()
  }

  return {
    fetch: fetchOf(answer),
    listener,
    listen: () => listenOn(server, settings),
    isDraining: () => isDraining,
    close: () => {
      closing ??= closeAll()
      return closing
    },
  }
}
