import { expect, type Locator, type Page } from '@playwright/test'

type Steps = { clicks: number; fields: number; screens: number }

/** A person at work whose clicks, fields and screens are counted; where they begin is no screen of theirs. */
export function countSteps(page: Page) {
  const steps: Steps = { clicks: 0, fields: 0, screens: 0 }
  /** What is pressed leads to another screen. */
  const leave = async (button: Locator) => {
    steps.clicks += 1
    steps.screens += 1
    const before = page.url()
    await button.click()
    await expect(page).not.toHaveURL(before)
  }
  const fill = async (field: Locator, text: string) => {
    steps.fields += 1
    await field.fill(text)
  }
  const choose = async (field: Locator, label: string) => {
    steps.fields += 1
    await field.selectOption({ label })
  }
  /** The field opens the files of the machine. */
  const send = async (field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
    steps.fields += 1
    steps.clicks += 1
    await field.setInputFiles(file)
  }
  return { steps, leave, fill, choose, send }
}
