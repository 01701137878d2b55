import type { Locator, Page } from '@playwright/test'

/** Goes as a shopper goes, and counts each step; what is not counted here cannot be done. */
export function countSteps(page: Page) {
  const pages = new Set<string>()
  let documents = 0
  page.on('response', (answer) => {
    const isDocument = answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()
    // What only leads on shows nothing.
    if (isDocument && answer.status() === 200) documents += 1
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname)
  })
  const steps = { clicks: 0, fields: 0 }
  return {
    told: () => ({ ...steps, pages: pages.size, documents }),
    open: (url: string) => page.goto(url),
    click: async (target: Locator) => {
      steps.clicks += 1
      await target.click()
    },
    fill: async (label: string, text: string) => {
      steps.fields += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    choose: async (label: string, value: string) => {
      steps.fields += 1
      await page.getByLabel(label, { exact: true }).selectOption(value)
    },
    count: (what: 'clicks' | 'fields') => {
      steps[what] += 1
    },
    check: async (target: Locator) => {
      steps.fields += 1
      await target.check()
    },
  }
}

export type Steps = ReturnType<typeof countSteps>

export const buyer = {
  'Adresse e-mail': 'agathe@exemple.fr',
  Prénom: 'Agathe',
  Nom: 'Perrenot',
  'Rue et numéro': '12, impasse des Tilleuls',
  'Code postal': '39600',
  Ville: 'Montorge',
}
export const phone = { 'Téléphone (facultatif)': '06 39 98 12 34' }
