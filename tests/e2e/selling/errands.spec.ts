import { shareOwnShop } from '../demo-shop.ts'
import { expect, test, widths } from '../shopper.ts'
import { countSteps } from './count-steps.ts'
import { hasScript } from './errand-moves.ts'
import { errands } from './errands.ts'

test.setTimeout(60_000)
test.use({ actionTimeout: 10_000 })

const shop = shareOwnShop()

for (const width of ['phone', 'desk'] as const)
  for (const { wants, takes, before, run, inEveryRun } of errands)
    test(`an errand on a ${width}: ${wants}`, async ({ page }) => {
      test.skip(!(inEveryRun && width === 'phone') && !process.env.LONG)
      await page.setViewportSize(widths[width])
      const errander = { page, shop, isPhone: width === 'phone' }
      const known = await before?.({ ...errander, steps: countSteps(page) })
      const steps = countSteps(page)
      await run({ ...errander, steps }, known ?? '')
      const { clicks, fields, pages } = steps.told()
      test.info().annotations.push({ type: 'steps', description: `${clicks} clicks, ${fields} fields, ${pages} pages` })
      const [mostClicks, mostFields, mostPages] = takes[hasScript() ? width : width === 'phone' ? 'plainPhone' : 'plainDesk']
      expect.soft(clicks, 'clicks').toBeLessThanOrEqual(mostClicks)
      expect.soft(fields, 'fields').toBeLessThanOrEqual(mostFields)
      expect.soft(pages, 'pages').toBeLessThanOrEqual(mostPages)
    })
