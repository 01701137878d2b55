import { data, href, type RouterContextProvider, redirect } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { safeLocal } from '#app/http/safe-local.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import type { ProofAsk } from '#app/ui/house/frame/proof.ts'
import type { Member } from '../platform/session/session.server.ts'
import { watchOutcomes } from '../platform/watch-outcomes.server.ts'
import { panelContext } from './plans/panel-request.server.ts'

/** The field in which staff prove who they are, on whatever form. */
const proofField = 'preuve'
/** Where whoever only asked for a page proves it. */
const proofPath = href('/admin/confirmation')

/** What a form with a file said, in words: a file itself is not asked for twice. */
export function keepBrought(context: Readonly<RouterContextProvider>, entries: Record<string, string>): void {
  const known = context.get(panelContext)
  if (known) known.brought = Object.entries(entries)
}

/** The API for a screen of the panel: a call that wants a proof first ends the screen's work, whichever screen it is. */
export function askingForProof(asked: RouteArgs, member: Member): ShopApi {
  const known = asked.context.get(panelContext)
  if (!known) return member.api
  return watchOutcomes(member.api, ({ code }) => {
    if (code !== 'unproven') return
    const kept = known.typed ?? known.brought
    throw kept ? askForProof(asked, member, kept) : redirect(proofFor(asked), 303)
  })
}

/** Takes the password that came with a form, once for all that the request asks; a wrong one is asked for again. */
export async function takeProof(asked: RouteArgs, member: Member): Promise<void> {
  const known = asked.context.get(panelContext)
  const password = known?.typed?.find(([name]) => name === proofField)?.[1]
  if (!known?.typed || password === undefined || known.isProven) return
  const proven = await member.api.confirmPassword({ body: { password } })
  if (!proven.ok) throw askForProof(asked, member, known.typed, proven.error)
  known.isProven = true
}

function askForProof(asked: RouteArgs, { email }: Member, typed: readonly Entry[], refused?: Failure) {
  const { pathname, search } = asked.url
  const fault = refused && (refused.fields?.password?.join(' ') ?? refused.message)
  const proof: ProofAsk = { action: pathname + search, email, kept: keepEntries(typed), back: screenBefore(asked), fault }
  return data({ proof }, { status: statusOf[refused?.code ?? 'unproven'] })
}

const secret = /password|secret/i

/** What was typed, to go through once it is proven; what must not stand in a page is typed again. */
export function keepEntries(entries: readonly Entry[]): Entry[] {
  return entries.filter(([name]) => name !== proofField && !secret.test(name))
}

/** Where a page is proven that leads back to the one asked for. */
function proofFor({ url }: RouteArgs): string {
  return `${proofPath}?${new URLSearchParams({ retour: url.pathname + url.search })}`
}

/** Where a proof leads: a place of the panel and no other. */
export function pathAfterProof({ url }: Pick<RouteArgs, 'url'>): string {
  const place = safeLocal(url.searchParams.get('retour'), href('/admin'))
  return /^\/admin(\/|\?|$)/.test(place) && !place.startsWith(proofPath) ? place : href('/admin')
}

/** Whether a place of the panel is a file: a browser that is led to one stays where it was. */
export function isFile(place: string): boolean {
  return /^\/admin\/(tableaux|livres)\/|^\/admin\/(reponses|abonnes)\/tableau|^\/admin\/membres\/[^/]+\/donnees/.test(place)
}

/** The screen that a form was sent from. */
export function screenBefore({ request, url }: Pick<RouteArgs, 'request' | 'url'>): string {
  const from = request.headers.get('referer') ?? ''
  if (!URL.canParse(from)) return href('/admin')
  const { origin, pathname, search } = new URL(from)
  return origin === url.origin ? safeLocal(pathname + search, href('/admin')) : href('/admin')
}
