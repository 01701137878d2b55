import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { openTestShop, origin, type TestShop, type TestShopOptions } from '../../support/site.ts'

export type OwnedShop = TestShop & {
  /** Makes a call of the API as a SUPER_ADMIN of the demo site; a refusal ends the test. */
  call(method: string, path: string, body?: unknown, lang?: string): Promise<{ id: string } & Record<string, unknown>>
  set(type: string, value: string): Promise<void>
  html(path: string, headers?: Record<string, string>): Promise<string>
  /** What the stylesheet of a page says of this site alone. */
  theme(path?: string): Promise<string>
  token: string
}

/** Opens the demo shop with its owner beside it. */
export async function openOwnedShop(options?: TestShopOptions): Promise<OwnedShop> {
  const shop = await openTestShop(options)
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'frame@shop.test', role: 'SUPER_ADMIN', now: new Date() }),
  )
  const { host } = new URL(origin)
  const headers = { host, idSite: '1', authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call: OwnedShop['call'] = async (method, path, body, lang) => {
    const sent = { ...headers, ...(lang && { userlang: lang }) }
    const init = { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await (await shop.shop.fetch(new Request(`${origin}/api${path}`, init))).json()
    if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const html: OwnedShop['html'] = async (path, sent) => (await shop.get(path, sent)).text()
  return {
    ...shop,
    call,
    html,
    token,
    set: async (type, value) => {
      await call('PUT', `/admin/parameter/${type.toLowerCase()}`, { value })
    },
    theme: async (path = '/') => {
      const page = await shop.page(path)
      const href = page.linked('stylesheet').find((one) => /^\/theme\/[0-9a-f]{16}\.css$/.test(one))
      if (!href) throw new Error(`${path} links no theme`)
      const [, own] = (await html(href)).split('/* this site */')
      if (own === undefined) throw new Error(`${href} says nothing of this site`)
      return own
    },
  }
}

/** A browser in which the owner of this shop is logged in. */
export async function openStaffBrowser(shop: OwnedShop): Promise<Browser> {
  const browser = openBrowser(shop)
  const [pair = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
  browser.cookies.set('token', pair.slice('token='.length))
  return browser
}

/** The header by which a request is a member's of this shop. */
export async function enterReader(shop: TestShop): Promise<{ cookie: string }> {
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'reader@shop.test', role: 'MEMBER', now: new Date() }),
  )
  return { cookie: `token=${Buffer.from(JSON.stringify(token)).toString('base64')}` }
}
