import type { Page } from '@playwright/test'
import { contrast, parseColour } from '#app/models/site/look/colour.ts'
import { white } from '#app/models/site/look/colour-palette.ts'
import { shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, test } from '../../shopper.ts'

const shop = shareOwnShop()
const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']

for (const direction of directions)
  test(`in ${direction} what is printed is read on white, and nothing is there to be clicked`, async ({ page }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/', '/boutique', '/boutique/premier-matin', '/la-cave']) {
      await page.goto(shop.url + path)
      const texts = await listTexts(page)
      expect(texts.length).toBeGreaterThan(10)
      const pale = texts.filter(({ colour }) => contrast(parseColour(colour) ?? white, white) < 4.5)
      expect(pale, path).toEqual([])
      await expect(page.locator('main').locator('button, .btn, select').locator('visible=true')).toHaveCount(0)
      await expect(page.locator('main h1').first()).toBeVisible()
    }
  })

/** Each text that stands on the paper, with its colour. */
function listTexts(page: Page): Promise<{ says: string; colour: string }[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    const found: { says: string; colour: string }[] = []
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const says = node.textContent?.trim() ?? ''
      // A drawing has colours of its own.
      if (!element || says === '' || element.closest('svg, .sr-only') || !element.checkVisibility({ visibilityProperty: true }))
        continue
      canvas.fillStyle = getComputedStyle(element).color
      const colour = String(canvas.fillStyle)
      // What is drawn letter by letter lies under its words.
      if (!colour.startsWith('rgba(0, 0, 0, 0')) found.push({ says, colour })
    }
    return found
  })
}
