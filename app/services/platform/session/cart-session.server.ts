import { parse as parseCookie } from 'cookie'
import { createCookieSessionStorage } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { cartCookie, tokenCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

/** What a browser keeps of a cart: its id, the key that opens it once somebody is named in it, the code that was typed, and what was added last. */
export type CartMemo = { cart: string; key: string; code: string; isMember: boolean; addition: string }

const idOfCart = /^[\w-]{1,64}$/
const mostOfCode = 60

/** What this browser keeps of a cart; nothing where it has none, or what it sends was not signed here. */
export async function readCartMemo(request: Request, ctx: RequestContext): Promise<CartMemo | undefined> {
  const sessions = sessionsOf(request, ctx)
  const sent = parseCookie(request.headers.get('Cookie') ?? '', { decode: asSent })[sessions.cookie.name]
  if (!sent) return undefined
  const known = sessions.proven.get(sent)
  if (known) return known
  const memo = await unpackMemo(request, sessions)
  if (!memo) return undefined
  if (sessions.proven.size >= mostProven) sessions.proven.clear()
  sessions.proven.set(sent, memo)
  return memo
}

function asSent(value: string): string {
  return value
}

async function unpackMemo(request: Request, { storage }: CartSessions): Promise<CartMemo | undefined> {
  const session = await storage.getSession(request.headers.get('Cookie'))
  const cart = session.get('cart')
  const key = session.get('key')
  const code = session.get('code')
  const addition = session.get('addition')
  if (typeof cart !== 'string' || !idOfCart.test(cart)) return undefined
  return {
    cart,
    key: typeof key === 'string' && idOfCart.test(key) ? key : '',
    isMember: session.get('isMember') === true,
    code: typeof code === 'string' ? code.slice(0, mostOfCode) : '',
    addition: typeof addition === 'string' ? addition : '',
  }
}

/** The header by which a browser keeps a cart. */
export async function keepCartMemo(request: Request, ctx: RequestContext, memo: CartMemo): Promise<string> {
  const { storage } = sessionsOf(request, ctx)
  const session = await storage.getSession()
  session.set('cart', memo.cart)
  if (memo.key) session.set('key', memo.key)
  if (memo.isMember) session.set('isMember', true)
  session.set('code', memo.code.slice(0, mostOfCode))
  if (memo.addition) session.set('addition', memo.addition)
  return storage.commitSession(session)
}

/** Has a browser forget its cart, if it has one. */
export async function dropCartMemo(request: Request, headers: Headers): Promise<void> {
  const cookie = cartCookie(isSecure(request))
  if (!(request.headers.get('Cookie') ?? '').includes(`${cookie.name}=`)) return
  headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }))
}

const holders = new WeakMap<Request, Promise<ShopApi>>()

/** The API as the holder of this browser's cart has it: by its key, and by the login where there is one that is still good. */
export function openHeldApi(request: Request, ctx: RequestContext): Promise<ShopApi> {
  const held = holders.get(request) ?? openHeld(request, ctx)
  holders.set(request, held)
  return held
}

async function openHeld(request: Request, ctx: RequestContext): Promise<ShopApi> {
  const cartKey = (await readCartMemo(request, ctx))?.key || undefined
  const token = await tokenCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  const own = token ? ctx.openCart({ token, cartKey }) : undefined
  const logged = await own?.getLogged()
  return own && logged?.ok && logged.value.user ? own : ctx.openCart({ cartKey })
}

type CartSessions = ReturnType<typeof makeSessions>

const mostProven = 2000
const made = new WeakMap<readonly string[], Record<'plain' | 'safe', CartSessions>>()

/** Made once for either way a site is served. */
function sessionsOf(request: Request, { cookieSecrets: secrets }: RequestContext): CartSessions {
  const both = made.get(secrets) ?? { plain: makeSessions(false, secrets), safe: makeSessions(true, secrets) }
  made.set(secrets, both)
  return isSecure(request) ? both.safe : both.plain
}

function makeSessions(secure: boolean, secrets: readonly string[]) {
  const cookie = cartCookie(secure, secrets)
  return {
    cookie,
    storage: createCookieSessionStorage<CartMemo>({ cookie }),
    /** What cookies say whose signature has been found good: to look again costs more than the rest of a page from the cache. */
    proven: new Map<string, CartMemo>(),
  }
}
