import type { z } from 'zod'

/** A schema by the little that is asked of any: to compare with all of zod's own type costs the compiler half of its time. */
export interface Schema extends z.core.$ZodType {
  parse(value: unknown): unknown
  safeParse(value: unknown, context?: z.core.ParseContext<z.core.$ZodIssue>): z.ZodSafeParseResult<unknown>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call; there is no default, a row without it does not compile. */
export type Access = 'public' | 'member' | 'admin' | 'super_admin'

/** What goes in and what comes out; what a row does not name, it refuses. */
export type Shape = {
  /** One line for the reader of the API's page. */
  says: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** The field under which files come in a multipart body: several, or one. */
  files?: 'image' | 'images'
  answer: Schema
  /** Over HTTP the answer is the file itself, not the envelope: a PDF, a table, or bytes of whatever kind to keep. */
  sends?: 'file' | 'table' | 'bytes'
  /** The site's pages, or what is kept beside its settings, may be different afterwards: its content version rises in the same transaction. */
  changes?: 'content'
  /** The same answer for every visitor until the site's content version rises: it may be kept. Never set where the clock has a say. */
  follows?: 'content'
  /** What its JSON body may weigh, where that is more than a megabyte. */
  mostBytes?: number
  /** It only keeps in mind what was read: no act that the log of the staff would tell. */
  marks?: 'read'
  /** A page makes it by itself while it is open: it is no sign that somebody is still there, and keeps no session alive. */
  byItself?: true
  /** Staff may make it before they have passed the second factor that production asks of them. */
  beforeSecondFactor?: true
  /**
   * Its caller has proven who they are within ten minutes: a session left open is not enough. Never for a key of a program. By some
   * calls this is asked only where money goes back.
   */
  fresh?: true | 'refund'
  /** It concerns other sites too: only those of the operator's own site may make it. */
  beyondSite?: true
}

/** One row of the contract. */
export type Call<S extends Shape = Shape> = S & { method: Method; path: `/${string}`; access: Access }

/** Enters a call into the contract. */
export function call<const S extends Shape>(route: `${Method} /${string}`, access: Access, shape: S): Call<S> {
  const [method, path] = route.split(' ') as [Method, `/${string}`]
  return { ...shape, method, path, access }
}

/** A file on its way in: its bytes lie on disk already, under the limits of the door it came through. */
export type Upload = { field: string; name: string; type: string; size: number; path: string }

type Part<C, K extends string, V> = C extends { [P in K]: z.core.$ZodType }
  ? object extends V
    ? { [P in K]?: V }
    : { [P in K]: V }
  : unknown
type Files<C> = C extends { files: string } ? { files?: Upload[] } : unknown
type InputOf<C, K extends string> = C extends { [P in K]: infer Z extends z.core.$ZodType } ? z.input<Z> : never
type OutputOf<C, K extends string> = C extends { [P in K]: infer Z extends z.core.$ZodType } ? z.output<Z> : never

/** What a caller hands over. */
export type Given<C> = Part<C, 'params', InputOf<C, 'params'>> &
  Part<C, 'query', InputOf<C, 'query'>> &
  Part<C, 'body', InputOf<C, 'body'>> &
  Files<C>

type ReadPart<C, K extends string> = C extends { [P in K]: infer Z extends z.core.$ZodType } ? { [P in K]: z.output<Z> } : unknown

/** What a use case receives: parsed, complete, trusted. */
export type Read<C> = ReadPart<C, 'params'> &
  ReadPart<C, 'query'> &
  ReadPart<C, 'body'> &
  (C extends { files: string } ? { files: Upload[] } : unknown)

/** What a caller gets. */
export type Answer<C> = OutputOf<C, 'answer'>
