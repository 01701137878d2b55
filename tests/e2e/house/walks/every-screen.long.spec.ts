import { shareOwnShop } from '../../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'
import { enterPart, fillPanel, openFaults, parts, roles, waitForCanvas } from './filled-panel.ts'

// Some hundred screens with axe at two widths, each part of the walk.
test.setTimeout(3_600_000)
test.describe.configure({ mode: 'default' })

const shop = shareOwnShop()
let more: string[] = []
test.beforeAll(async () => {
  more = await fillPanel(shop)
})

for (const role of roles) {
  for (const part of parts) {
    test(`every screen of the panel passes axe at two widths and stands on a phone, as ${role}, part ${part + 1}`, async ({
      page,
      javaScriptEnabled: js,
    }) => {
      const screens = await enterPart(page, shop, { role, part, more })
      const faults = openFaults()
      for (const path of screens) {
        await test
          .step(path, async () => {
            const answer = await page.goto(shop.url + path, { timeout: 60_000 })
            expect([200, 403, 404], path).toContain(answer?.status())
            // It takes the place of the plain editor's screen.
            if (js && path.endsWith('/composer') && answer?.ok()) await waitForCanvas(page)
            if (!path.includes('/apercu/'))
              expect(await page.getByRole('heading', { level: 1 }).count(), 'first headings').toBe(1)
            // Its frames hold the site itself, which is looked at as what it is.
            await expectAccessible(page, js, widths.desk, hasSiteBeside(path) ? ['iframe'] : [])
            await page.setViewportSize(widths.phone)
            const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
            expect(over, 'beyond the phone').toBeLessThanOrEqual(0)
          })
          .catch((fault: Error) => faults.tell(path, fault.message))
      }
      console.log(`${role}, part ${part + 1}: ${screens.length} screens`)
      expect(faults.all).toEqual([])
      expect(screens.length).toBeGreaterThan(80)
    })
  }
}

/** The desk of the look, and what answers a refusal of one of its forms. */
function hasSiteBeside(path: string): boolean {
  return ['/admin/apparence', '/admin/apparence/couleurs', '/admin/apparence/fichier'].includes(path)
}
