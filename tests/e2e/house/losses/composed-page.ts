import type { Page } from '@playwright/test'
import type { Rolls } from '../../../app/support/rolls.ts'
import { expect } from '../../shopper.ts'

const frameOf = (page: Page) => page.frameLocator('iframe')
const placesOf = (page: Page) => frameOf(page).locator('[data-block] [role="textbox"]')

/** Writes at the end of a text of the page that is being composed; answers what it says then. */
export async function writeOnPage(page: Page, rolls: Rolls): Promise<string> {
  const places = await waitForPlaces(page)
  const place = placesOf(page).nth(Math.floor(rolls.roll() * places))
  await place.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` Mot ${Math.floor(rolls.roll() * 1e6)} & suite 🍇`)
  return sayOf((await place.textContent()) ?? '')
}

/** Whether somewhere on the page stands just this. */
export async function standsOnPage(page: Page, text: string): Promise<boolean> {
  await waitForPlaces(page)
  return (await placesOf(page).allTextContents()).map(sayOf).includes(text)
}

async function waitForPlaces(page: Page): Promise<number> {
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()
  await expect(placesOf(page).first()).toBeVisible()
  await expect(frameOf(page).getByText('La page se prépare…')).toHaveCount(0)
  return placesOf(page).count()
}

const sayOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
