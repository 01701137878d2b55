import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, settle, test } from '../shopper.ts'

// Each page there is, at two widths: for the run that may be long.
test.setTimeout(10_800_000)
test.describe.configure({ mode: 'parallel' })

/** In this order: a worker takes the first two, another the last. */
const people = { visitor: undefined, ADMIN: '/admin', SUPER_ADMIN: '/admin', MEMBER: '/mon-compte' }
/**
 * Filters can be put together in more ways than anybody lives to see: so many addresses of one page are looked at. What an
 * administrator sees a super-administrator sees too: its screens are looked at once, for what is left out of them.
 */
const mostOfOne = { visitor: 12, ADMIN: 1, SUPER_ADMIN: 12, MEMBER: 12 }
/** Files, and what would act. */
const isLeft =
  /\.(?:pdf|csv|svg|xml|txt|ics|webp|avif|jpe?g|png)\b|^\/(?:api|images|files|auth\/deconnexion)\b|\/(?:bon|renvoyer|supprimer|archive|pdf)\b|\/tableaux\/.|\/livres\//
const isEndless = /[?&](?:retour|depuis|q|mois|vins|avant|apres)=|[?&]page=(?:[3-9]|\d\d)/

const shop = shareDemo()

for (const role of Object.keys(people) as (keyof typeof people)[]) {
  const start = people[role]
  test(`each page that a ${role} is led to has a title and one heading, and passes axe at two widths`, async ({
    page,
    javaScriptEnabled: js,
  }) => {
    // What it looks like without script, other tests see page by page.
    test.skip(!js)
    if (role !== 'visitor') await enterAs(page, shop, role)
    const waiting = [start ?? '/']
    const known = new Set<string>()
    const seenOf = new Map<string, number>()
    const faults: string[] = []
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const kind = path.replace(/\?.*/, '')
      if (known.has(path) || isLeft.test(path) || isEndless.test(path)) continue
      // What a visitor sees was seen as a visitor; here it is the rooms behind.
      if (start && !kind.startsWith(start)) continue
      if ((seenOf.get(kind) ?? 0) >= mostOfOne[role]) continue
      seenOf.set(kind, (seenOf.get(kind) ?? 0) + 1)
      known.add(path)
      if (known.size % 50 === 0) console.log(`${role}: ${known.size} pages, ${waiting.length} links wait`)
      await test
        .step(path, async () => {
          const answer = await page.goto(shop.url + path)
          expect(answer?.status(), path).toBe(200)
          if (!answer?.headers()['content-type']?.startsWith('text/html')) return
          // Pages of ingredients and of the panel bring no script of the router's.
          await settle(page, (await page.locator('script[type="module"]').count()) > 0 && !start?.startsWith('/admin'))
          // It takes the place of the plain editor's screen.
          if (kind.endsWith('/composer')) await page.locator('.composer-add').waitFor()
          expect((await page.title()).length, path).toBeGreaterThan(0)
          expect(await page.getByRole('heading', { level: 1 }).count(), `${path}: first headings`).toBe(1)
          await expectAccessible(page, js)
          const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
          for (const link of links) {
            const { origin, pathname, search } = new URL(link)
            if (origin === shop.url) waiting.push(pathname + search)
          }
        })
        .catch((fault: Error) => faults.push(`${path}: ${fault.message}`))
    }
    console.log(`${role}: ${known.size} pages`)
    expect(faults).toEqual([])
    expect(known.size).toBeGreaterThan(start ? 10 : 100)
  })
}
