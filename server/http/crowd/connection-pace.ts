import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How many bytes a second a connection moves at least, and for how long it may stay below that. A reader has longer: the system tells
 * nothing of what it sends on until a third of what it has taken is gone, which is much where a line was fast and is slow now.
 */
export type LeastPace = { bytesPerSecond: number; readerMs: number; senderMs: number }

/** Whom a connection waits for: nobody, whoever reads its answer, whoever sends its body, or the house that makes the answer. */
type Awaited = 'nobody' | 'reader' | 'sender' | 'house'

/** A connection as the door sees it. */
export type Connection = {
  socket: Socket
  address: string
  network: string
  /** How many answers it has asked for that are not out yet. */
  owed: number
  /** What it asked for last: the body of that may still be coming. */
  request: IncomingMessage | undefined
  /** When it became idle, or was first owed an answer. */
  since: number
  /** Whom it was seen to wait for, since when, and how many bytes had moved by then. */
  watched: { awaited: Awaited; from: number; moved: number }
}

/** Looks at a connection, and tells whether it has been too slow for the whole grace; to be asked about once a second. */
export function isTooSlow(connection: Connection, { bytesPerSecond, readerMs, senderMs }: LeastPace, now: number): boolean {
  const { watched } = connection
  const awaited = awaitedOf(connection)
  const moved = movedOf(connection, awaited)
  const isNew = awaited !== watched.awaited || !isTheirs(awaited)
  const elapsed = now - watched.from
  if (!isNew && elapsed < (awaited === 'reader' ? readerMs : senderMs)) return false
  const isSlow = !isNew && moved - watched.moved < (bytesPerSecond * elapsed) / 1000
  connection.watched = { awaited, from: now, moved }
  return isSlow
}

/** How many bytes a second have moved since it was first seen to wait for its visitor; nothing where it waits for nobody outside. */
export function paceOf(connection: Connection, now: number): { bytesPerSecond: number; ms: number } | undefined {
  const { watched } = connection
  const awaited = awaitedOf(connection)
  if (!isTheirs(awaited) || awaited !== watched.awaited) return undefined
  const ms = now - watched.from
  return { bytesPerSecond: ((movedOf(connection, awaited) - watched.moved) * 1000) / Math.max(1000, ms), ms }
}

function isTheirs(awaited: Awaited): boolean {
  return awaited === 'reader' || awaited === 'sender'
}

function awaitedOf({ socket, owed, request }: Connection): Awaited {
  if (owed === 0) return 'nobody'
  if (socket.writableLength > 0) return 'reader'
  // A body that we do not take as fast as it comes keeps us waiting for ourselves.
  const isSending = request && !request.complete && request.readableLength < request.readableHighWaterMark
  return isSending ? 'sender' : 'house'
}

function movedOf({ socket }: Connection, awaited: Awaited): number {
  if (awaited === 'sender') return socket.bytesRead
  return awaited === 'reader' ? sentOf(socket) : 0
}

type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * What the system has taken of the bytes for a socket. Its own count has what lies before the system too, and tells nothing of a large
 * answer until all of it is gone; node:net itself looks here before it says that a socket is silent.
 */
function sentOf(socket: Socket): number {
  const handle = (socket as unknown as { _handle?: Handle | null })._handle
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
