import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayTime } from '#app/models/site/settings/opening-hours.ts'
import { type FlashCode, flashes, flashWays } from '#app/texts/platform/flashes.ts'
import type { Flash } from '#app/ui/platform/overlays/flash.ts'
import { flashCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

/** The message left for this page, if any, in words, so that no browser loads them all; the answer that shows it takes its cookie back. */
export async function takeFlash(request: Request, path: string, goods: GoodsWords): Promise<Flash | undefined> {
  const kept = await flashCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  if (!kept) return undefined
  const [code, number = ''] = kept.split('.') as [FlashCode, string | undefined]
  const way = flashWays[code]
  const says = flashes[code]
  return {
    text: (typeof says === 'string' ? says : says(goods)).replace('{n}', number).replace('{h}', sayTime(Number(number))),
    way: way?.href === path ? undefined : way,
  }
}

/** Takes the cookie of a shown message back. */
export async function spendFlash(request: Request, headers: Headers): Promise<void> {
  if (request.method !== 'GET') return
  const cookie = flashCookie(isSecure(request))
  if (await cookie.parse(request.headers.get('Cookie'))) headers.append('Set-Cookie', await cookie.serialize(null, { maxAge: 0 }))
}
