import { parse } from 'cookie'
import { everyChoice } from '#app/models/site/settings/consent.ts'

/** Shown in the bars alone of the pages that many share. */
const cart = 'cart'

/** A visitor with one of these has pages of their own. */
const personal = new Set(['token', 'idSite', 'session', 'login', 'admin', 'flash', 'apercu'])

/** Cookies that choose between a few pages that many visitors share, with the values they may have. */
const everywhere: Shared = {
  consent: new Set(everyChoice.map(asStored)),
  age: new Set([asStored('passed')]),
}

/** The front door leads whoever has chosen a language to its home; which languages there are is each owner's own affair. */
const atFrontDoor: Shared = { ...everywhere, lang: new Set(listLangCodes().map(asStored)) }

/** Cookies that change no page from the cache: they are kept for their holder, or read for addresses that it never answers. */
const silent = ['proof', 'visit', 'popups', 'device', 'registration', 'shortlist']

type Shared = Record<string, ReadonlySet<string>>

/** Which of the shared pages a visitor sees, as the Cookie header that asks for it, and whether a cart of theirs goes into its bars. */
export type Variant = { cookies: string; hasCart: boolean }

const plainest: Variant = { cookies: '', hasCart: false }

/** Of an address what decides which cookies count there. */
export type CookieScope = { overTls: boolean; isFrontDoor: boolean }

/** Finds the variant that a visitor sees; nothing when the page is theirs alone. Cookies that are none of ours change no page. */
export function findVariant(cookies: string | undefined, { overTls, isFrontDoor }: CookieScope): Variant | undefined {
  if (cookies === undefined) return plainest
  const shared = isFrontDoor ? atFrontDoor : everywhere
  const chosen: string[] = []
  let hasCart = false
  for (const [name, value = ''] of Object.entries(parse(cookies, { decode: asSent }))) {
    const plain = name.startsWith('__Host-') ? name.slice('__Host-'.length) : name
    if (personal.has(plain)) return undefined
    if (plain === cart) hasCart = true
    if (!Object.hasOwn(shared, plain) || overTls !== (plain !== name)) continue
    // The page might read such a value, or the second of two, in a way of its own: it is not for sharing.
    if (!shared[plain]?.has(value) || cookies.split(`${name}=`).length > 2) return undefined
    chosen.push(`${name}=${value}`)
  }
  return { cookies: chosen.sort().join('; '), hasCart }
}

/**
 * Every cookie name whose part in caching is settled; a test holds the site's cookies against it.
 * @internal
 */
export const settledCookies = new Set([cart, ...personal, ...Object.keys(atFrontDoor), ...silent])

/** A value as the router's cookies keep it: JSON in base64. */
function asStored(value: string): string {
  return encodeURIComponent(btoa(JSON.stringify(value)))
}

function listLangCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

function asSent(value: string): string {
  return value
}
