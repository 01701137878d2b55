import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { fillTill } from '../../support/trade.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

const people = {
  MEMBER: { start: '/mon-compte', least: 10 },
  ADMIN: { start: '/admin', least: 100 },
  SUPER_ADMIN: { start: '/admin', least: 110 },
}
/** Files, and addresses that differ by what was looked for. */
const isLeft = /\.\w{2,4}(?:$|\?)|\/(?:pdf|bon|papiers|donnees|fichier|tableau)\b|\/tableaux\/.|\/livres\/|\/reponses\/tableau/
const isEndless = /[?&](?:retour|depuis|q|mois|vins|avant|apres|ordre|page|vue|jour)=/

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop({ fill: fillTill })
}, 60_000)
afterAll(() => shop.close())

async function enterAs(role: keyof typeof people): Promise<Browser> {
  const email = `${role.toLowerCase()}@marche.test`
  const token = await bindToSite(shop.db, '1').inTransaction((tx) => makeToken(tx, { email, role, now: new Date() }))
  const browser = openBrowser(shop)
  const [pair = ''] = (await tokenCookie(false).serialize(token)).split(';')
  browser.cookies.set('token', pair.slice('token='.length))
  return browser
}

/** Where one screen stands for many like it, the short run looks at so many. */
const mostOfKind = process.env.LONG ? 1000 : 3
const kindOf = (path: string) => path.replace(/\?.*/, '').split('/').slice(0, 3).join('/') + path.split('/').length

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
const codePattern =
  /(?<![\w/.-])(?:[A-Z]{2,}_[A-Z_]+|LEFT|RIGHT|CENTER|GRID|LIST|CARD|BANNER|STICKY|RELATIVE|TRUE|FALSE)(?![\w/.-])/
const english =
  /(?<![\p{L}’'._-])(?:the|and|with|your|please|this|that|which|not found|error|failed|loading|undefined|null|NaN)(?![\p{L}’'-])/iu

/** What is wrong with a screen as a person reads it. */
function faultsOf({ main, all }: Page): string[] {
  const said = main.textWithout('code, pre, textarea')
  const spoken = ['alt', 'title', 'aria-label', 'placeholder']
  const heard = spoken.flatMap((name) => main.all(`[${name}]`).map(({ attribute }) => attribute(name))).join(' · ')
  const found = (pattern: RegExp, what: string) => {
    const hit = pattern.exec(`${said} ${heard}`)?.[0]
    return hit ? [`${what}: ${hit}`] : []
  }
  return [
    ...(said.length > 20 ? [] : ['says nothing']),
    ...(all('h1').length === 1 ? [] : ['has not one first heading']),
    ...found(idPattern, 'shows an identifier'),
    ...found(codePattern, 'shows a word of the code'),
    ...found(english, 'says a word of English'),
  ]
}

test.each(Object.keys(people) as (keyof typeof people)[])(
  'every screen that a %s is led to says something, in French, without a word of the code',
  async (role) => {
    const browser = await enterAs(role)
    const { start, least } = people[role]
    const waiting = [{ path: start, from: 'the start' }]
    const known = new Set<string>()
    const counts = new Map<string, number>()
    const faults: string[] = []
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, from } = next
      if (known.has(path) || !path.startsWith(start) || isLeft.test(path) || isEndless.test(path)) continue
      known.add(path)
      const count = (counts.get(kindOf(path)) ?? 0) + 1
      counts.set(kindOf(path), count)
      if (count > mostOfKind) continue
      const page = await browser.open(path)
      const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false
      if (page.status !== 200) faults.push(`${path} answers ${page.status}, linked from ${from}`)
      else if (isPage) faults.push(...faultsOf(page).map((fault) => `${path}: ${fault}`))
      for (const link of isPage ? page.hrefs : []) {
        const { pathname, search } = new URL(link, origin + path)
        waiting.push({ path: pathname + search, from: path })
      }
    }
    expect(faults).toEqual([])
    expect(known.size).toBeGreaterThan(least)
  },
)
