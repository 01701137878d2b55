import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { safeLocal } from '#app/http/safe-local.ts'
import { statusOf } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import { watchOutcomes } from '../watch-outcomes.server.ts'

/** The field in which staff prove who they are, on whatever form. */
export const proofField = 'preuve'
/** Where whoever only asked for a page proves it. */
const proofPath = '/admin/confirmation'

type Asked = { url: URL; request: Request }

/** Whether an act of this request was refused until its caller proves who they are, and what of a file it brought goes along. */
export const proofContext = createContext<{ isNeeded: boolean; brought?: readonly Entry[] } | undefined>(undefined)

/** What a form with a file said, in words: a file itself is not asked for twice. */
export function keepBrought(context: Readonly<RouterContextProvider>, entries: Record<string, string>): void {
  const need = context.get(proofContext)
  if (need) need.brought = Object.entries(entries)
}

/** The API for a screen of the panel: a call that wants a proof first ends the screen's work, whichever screen it is. */
export function askingForProof(api: ShopApi, context: Readonly<RouterContextProvider>): ShopApi {
  const need = context.get(proofContext)
  if (!need) return api
  return watchOutcomes(api, ({ code }) => {
    if (code !== 'unproven') return
    need.isNeeded = true
    throw new Response(null, { status: statusOf.unproven })
  })
}

/** What a plain form sends, read beside its act; other bodies are the act's alone. */
export async function readBeside(request: Request): Promise<Entry[] | undefined> {
  const isPlain = /^application\/x-www-form-urlencoded/i.test(request.headers.get('content-type') ?? '')
  if (request.method !== 'POST' || !isPlain) return undefined
  const form = await readForm(request.clone())
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

const secret = /password|secret/i

/** What was typed, to go through once it is proven; what must not stand in a page is typed again. */
export function keepEntries(entries: readonly Entry[]): Entry[] {
  return entries.filter(([name]) => name !== proofField && !secret.test(name))
}

/** Where a page is proven that leads back to the one asked for. */
export function proofFor({ url }: Asked): string {
  return `${proofPath}?${new URLSearchParams({ retour: url.pathname + url.search })}`
}

/** Where a proof leads: a place of the panel and no other. */
export function placeAfterProof({ url }: Pick<Asked, 'url'>): string {
  const place = safeLocal(url.searchParams.get('retour'), '/admin')
  return /^\/admin(\/|\?|$)/.test(place) && !place.startsWith(proofPath) ? place : '/admin'
}

/** Whether a place of the panel is a file: a browser that is led to one stays where it was. */
export function isFile(place: string): boolean {
  return /^\/admin\/(tableaux|livres)\/|^\/admin\/(reponses|abonnes)\/tableau|^\/admin\/membres\/[^/]+\/donnees/.test(place)
}

/** The screen that a form was sent from. */
export function screenBefore({ request, url }: Asked): string {
  const from = request.headers.get('referer') ?? ''
  if (!URL.canParse(from)) return '/admin'
  const { origin, pathname, search } = new URL(from)
  return origin === url.origin ? safeLocal(pathname + search, '/admin') : '/admin'
}
