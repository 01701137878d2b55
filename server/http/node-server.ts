import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { boundConnections, type ConnectionLimits } from './crowd/bound-connections.ts'
import { type PlainStatus, plainPage } from './message/plain-replies.ts'
import { secure } from './message/security-headers.ts'

/** Longer than the idle time of usual proxies, so that it is they who hang up. */
const keepAliveMs = 65_000
const mostConnections = 4000
/**
 * Kind to a telephone on an old network, whose browser fetches six things at once over a line of some kilobytes a second; whoever
 * moves less for so long holds a connection and uses none.
 */
const leastPace = { bytesPerSecond: 1024, readerMs: 60_000, senderMs: 30_000 }

/** What the server holds of connections; a proxy that we trust counts its visitors itself. */
export function connectionLimits(trustedProxies: number): ConnectionLimits {
  return { most: mostConnections, ofAddress: trustedProxies > 0 ? mostConnections : 200, idleMs: keepAliveMs, pace: leastPace }
}

/** The HTTP server with its limits: what is too long, too slow or ambiguous is refused before any code of ours runs. */
export function createNodeServer(listener: RequestListener, production: boolean, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      // The files of an owner over the line of a village: what is slower than its pace is let go long before.
      requestTimeout: 20 * 60_000,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: 1000,
      insecureHTTPParser: false,
      requireHostHeader: true,
      // A name sent twice must not be read once: two hosts are no host.
      joinDuplicateHeaders: true,
      noDelay: true,
    },
    listener,
  )
  // No limit of requests on a connection: node:http announces it but does not hang up, and refuses who goes on.
  boundConnections(server, limits)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseClient(error, socket, production))
  return server
}

const statuses: Record<string, PlainStatus> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

function refuseClient(error: NodeJS.ErrnoException, socket: Socket, production: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const reply = secure(plainPage(statuses[error.code ?? ''] ?? 400, ['Connection', 'close']), production)
  const lines = [`HTTP/1.1 ${reply.status} Refused`]
  for (let index = 0; index < reply.headers.length; index += 2) lines.push(`${reply.headers[index]}: ${reply.headers[index + 1]}`)
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), reply.body as Buffer]))
}
