import { createContext } from 'react-router'
import { ownFrameContext } from '#app/http/own-frame.server.ts'
import type { RouteRequest } from '#app/http/request-context.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { findMember, type Member } from '../../platform/session/session.server.ts'
import { readEntries } from './form-entries.server.ts'

/** What is known of a request to the panel while it is answered. */
type PanelRequest = {
  /** Who asks, if anyone is logged in; read once for all that the page is made of. */
  member?: Promise<Member | undefined>
  /** What a plain form sent; other bodies are the act's alone. */
  typed: readonly Entry[] | undefined
  /** What of a file its act has read, to go along where a proof is asked first. */
  brought?: readonly Entry[]
  /** Whether the password that came along was right. */
  isProven?: boolean
}

/** Set for whatever lies in the panel, and for nothing else. */
export const panelContext = createContext<PanelRequest | null>(null)

/** Opens the panel to a request: what was typed is read beside its act, so that neither a login nor a proof costs it. */
export async function openPanel({ request, context }: RouteRequest): Promise<void> {
  context.set(ownFrameContext, true)
  context.set(panelContext, { typed: await readBeside(request) })
}

/** Who is logged in on this request, if anyone. */
export function findAnyone({ request, context }: RouteRequest): Promise<Member | undefined> {
  const known = context.get(panelContext)
  if (!known) return findMember(request, context)
  known.member ??= findMember(request, context)
  return known.member
}

async function readBeside(request: Request): Promise<Entry[] | undefined> {
  const isPlain = /^application\/x-www-form-urlencoded/i.test(request.headers.get('content-type') ?? '')
  if (request.method !== 'POST' || !isPlain) return undefined
  // A body that is no form is refused by the act that reads it.
  return readEntries(request.clone()).catch(() => undefined)
}
