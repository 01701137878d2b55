import { shareOwnShop } from '../../demo-shop.ts'
import { expect, test, widths } from '../../shopper.ts'
import { enterPart, fillPanel, openFaults, parts, waitForCanvas } from './filled-panel.ts'
import { findNameFaults } from './spoken-names.ts'
import { tabThrough } from './tab-through.ts'

// Some hundred screens with all that can be used on each, each part of the walk.
test.setTimeout(3_600_000)
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const shop = shareOwnShop()
let more: string[] = []
test.beforeAll(async () => {
  more = await fillPanel(shop)
})

for (const [name, size] of Object.entries(widths)) {
  for (const part of parts) {
    test(`every screen of the panel is gone through by Tab alone and says its names, on a ${name}, part ${part + 1}`, async ({
      page,
      javaScriptEnabled: js,
    }) => {
      await page.setViewportSize(size)
      const screens = await enterPart(page, shop, { role: 'SUPER_ADMIN', part, more, each: true })
      const faults = openFaults()
      // What asks whether something unsaved is left behind.
      page.on('dialog', (dialog) => dialog.accept())
      for (const path of screens) {
        await test
          .step(path, async () => {
            await page.goto(shop.url + path, { timeout: 60_000 })
            if (js && path.endsWith('/composer')) await waitForCanvas(page)
            const found = [...(await tabThrough(page, js)), ...(await findNameFaults(page))]
            for (const fault of found) faults.tell(path, fault)
          })
          .catch((fault: Error) => faults.tell(path, fault.message))
      }
      expect(faults.all).toEqual([])
      expect(screens.length).toBeGreaterThan(40)
    })
  }
}
