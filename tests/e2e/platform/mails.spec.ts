import { renderSamples } from '../../support/mails/mail-samples.ts'
import { expect, test } from '../shopper.ts'

/** What nobody can break: an address, a name or a word as long as people have them. */
const unbroken = 'a'.repeat(30)

test('no mail is wider than a phone, whatever stands in it', async ({ page }) => {
  const long = (params: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(params).map(([name, text]) => [
        name,
        /^(path|prove|leave|means|kind|reason|why|topic|change|removed|places|files|due|last|at)$/.test(name)
          ? text
          : `${text} ${unbroken}@${unbroken}.test`,
      ]),
    )
  await page.setViewportSize({ width: 390, height: 800 })
  const wide: string[] = []
  for (const { kind, html } of [...renderSamples(), ...renderSamples(long)]) {
    await page.setContent(html)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 390) wide.push(`${kind}: ${width}`)
  }
  expect(wide).toEqual([])
})
