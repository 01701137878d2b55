import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
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

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Where one screen stands for many like it, the short run looks at so many. */
const mostOfKind = process.env.LONG ? 1000 : 3
const kindOf = (path: string) => path.replace(/\?.*/, '').split('/').slice(0, 3).join('/') + path.split('/').length

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
const codePattern =
  /(?<![\w/.-])(?:[A-Z]{2,}_[A-Z_]+|LEFT|RIGHT|CENTER|GRID|LIST|CARD|BANNER|STICKY|RELATIVE|TRUE|FALSE)(?![\w/.-])/
const english =
  /(?<![\p{L}’'._-])(?:the|and|with|your|please|this|that|which|not found|error|failed|loading|undefined|null|NaN)(?![\p{L}’'-])/iu

/** What is wrong with a screen as a person reads it. */
function faultsOf(html: string): string[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const said = main
    .replaceAll(/<(script|style|template|code|svg|pre|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const heard = [...main.matchAll(/\s(?:alt|title|aria-label|placeholder)="([^"]+)"/g)].map(([, words]) => words).join(' · ')
  const found = (pattern: RegExp, what: string) => {
    const hit = pattern.exec(`${said} ${heard}`)?.[0]
    return hit ? [`${what}: ${hit}`] : []
  }
  return [
    ...(said.trim().length > 20 ? [] : ['says nothing']),
    ...([...html.matchAll(/<h1\b/g)].length === 1 ? [] : ['has not one first heading']),
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
      const { status, headers, html } = await browser.open(path)
      const type = headers.get('content-type') ?? ''
      if (status !== 200) faults.push(`${path} answers ${status}, linked from ${from}`)
      else if (type.startsWith('text/html')) faults.push(...faultsOf(html).map((fault) => `${path}: ${fault}`))
      for (const link of linksOf(html)) {
        const { pathname, search } = new URL(link, origin + path)
        waiting.push({ path: pathname + search, from: path })
      }
    }
    expect(faults).toEqual([])
    expect(known.size).toBeGreaterThan(least)
  },
)
