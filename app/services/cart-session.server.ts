import { createCookieSessionStorage } from 'react-router'
import type { RequestScene } from '#app/http/visit-context.ts'
import { cartCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

/** What a browser keeps of a cart: its id, which is as good as a password, and the code that was typed. */
export type CartMemo = { cart: string; code: string }

const idOfCart = /^[\w-]{1,64}$/
const mostOfCode = 60

const memos = new WeakMap<Request, Promise<CartMemo | undefined>>()

/** What this browser keeps of a cart; nothing where it has none, or what it sends was not signed here. Its signature is checked once. */
export function readCartMemo(request: Request, scene: RequestScene): Promise<CartMemo | undefined> {
  const memo = memos.get(request) ?? unpackMemo(request, scene)
  memos.set(request, memo)
  return memo
}

async function unpackMemo(request: Request, scene: RequestScene): Promise<CartMemo | undefined> {
  const session = await sessionsOf(request, scene).getSession(request.headers.get('Cookie'))
  const [cart, code] = [session.get('cart'), session.get('code')]
  if (typeof cart !== 'string' || !idOfCart.test(cart)) return undefined
  return { cart, code: typeof code === 'string' ? code.slice(0, mostOfCode) : '' }
}

/** The header by which a browser keeps a cart. */
export async function keepCartMemo(request: Request, scene: RequestScene, memo: CartMemo): Promise<string> {
  const sessions = sessionsOf(request, scene)
  const session = await sessions.getSession()
  session.set('cart', memo.cart)
  session.set('code', memo.code.slice(0, mostOfCode))
  return sessions.commitSession(session)
}

/** Has a browser forget its cart, if it has one. */
export async function dropCartMemo(request: Request, headers: Headers): Promise<void> {
  const cookie = cartCookie(isSecure(request))
  if (!(request.headers.get('Cookie') ?? '').includes(`${cookie.name}=`)) return
  headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }))
}

type Sessions = Record<'plain' | 'safe', ReturnType<typeof makeSessions>>

const known = new WeakMap<readonly string[], Sessions>()

/** Made once for either way a site is served. */
function sessionsOf(request: Request, { cookieSecrets: secrets }: RequestScene) {
  const made = known.get(secrets) ?? { plain: makeSessions(false, secrets), safe: makeSessions(true, secrets) }
  known.set(secrets, made)
  return isSecure(request) ? made.safe : made.plain
}

function makeSessions(secure: boolean, secrets: readonly string[]) {
  return createCookieSessionStorage<CartMemo>({ cookie: cartCookie(secure, secrets) })
}
