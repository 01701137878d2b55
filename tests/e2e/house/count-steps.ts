import type { Locator, Page } from '@playwright/test'

export type Steps = { clicks: number; fields: number; screens: number }

/** What each act of a person costs. */
const costs: Record<string, Partial<Steps>> = {
  click: { clicks: 1 },
  check: { clicks: 1 },
  uncheck: { clicks: 1 },
  // Enter instead of a button.
  press: { clicks: 1 },
  fill: { fields: 1 },
  // Goes on in a field that was begun, and so is counted.
  pressSequentially: {},
  selectOption: { fields: 1 },
  // The field opens the files of the machine.
  setInputFiles: { clicks: 1, fields: 1 },
}

/** What finds or reads and does nothing. */
const free =
  /^(_|locator$|getBy|filter$|first$|last$|nth$|and$|or$|count$|textContent$|innerText$|inputValue$|getAttribute$|is[A-Z]|url$|page$|toString$|constructor$|then$)/

/**
 * The page as a person at work has it: all that they do is counted, and whatever else would do something is refused. A screen is
 * another address than the last one; where they begin is none.
 */
export function countSteps(page: Page): {
  owner: Pick<Page, 'locator' | 'getByRole' | 'getByLabel' | 'getByText'>
  steps: Steps
} {
  const steps: Steps = { clicks: 0, fields: 0, screens: 0 }
  const pathOf = () => new URL(page.url()).pathname
  let shown = pathOf()
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || pathOf() === shown) return
    shown = pathOf()
    steps.screens += 1
  })
  const watch = <Watched extends Page | Locator>(watched: Watched): Watched =>
    new Proxy(watched, {
      get(target, name) {
        const own = Reflect.get(target, name, target)
        if (typeof name !== 'string' || typeof own !== 'function' || name === 'constructor') return own
        const cost = costs[name]
        if (!cost && !free.test(name)) throw new Error(`What does ${name} cost a person?`)
        return (...given: unknown[]) => {
          for (const [kind, count] of Object.entries(cost ?? {})) steps[kind as keyof Steps] += count
          const answer = own.apply(target, given)
          return isLocator(answer) ? watch(answer) : answer
        }
      },
    })
  return { owner: watch(page), steps }
}

function isLocator(answer: unknown): answer is Locator {
  return typeof answer === 'object' && answer !== null && 'selectOption' in answer && !('goto' in answer)
}
