import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { HeldBody } from '../crowd/body-room.ts'
import type { Turn } from '../crowd/fair-turns.ts'

/** A request as it came over the wire; nothing in it has been checked yet. */
export type RawRequest = {
  method: string
  target: string
  headers: IncomingHttpHeaders
  /** The address of the connection, which is a proxy's when there is one. */
  peer: string
  body: Readable | undefined
  /** The room that its body takes in memory, where it has one. */
  held?: HeldBody
  /** The turn in which its answer is made, where it has one. */
  turn?: Turn
  /** Fires when nobody waits for the answer any longer. */
  signal: () => AbortSignal
}

/** An answer ready for the wire; its headers are a flat list of names and values, as node:http sends them fastest. */
export type Reply = { status: number; headers: string[]; body: Buffer | Readable | undefined; fromMemory?: true }

/** Answers at once where it can: a promise costs as much as the rest of a cached answer. */
export type Answer = (asked: RawRequest) => Reply | Promise<Reply>
