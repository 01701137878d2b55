import type { Page } from '@playwright/test'
import { type FocusStop, readFocusStop, readUnreached } from './focus-stop.ts'

/** No screen has so many stops: whoever meets as many is held somewhere. */
const mostStops = 900

/** Goes through a screen by Tab from its top to its end, opening each fold; answers what is wrong with it. */
export async function tabThrough(page: Page, javaScript: boolean | undefined): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<number>()
  let before: FocusStop | undefined
  let first: number | undefined
  await goAbove(page)
  for (let stops = 0; ; stops++) {
    if (stops > mostStops) return [...faults, `holds the keyboard at ${before?.html}`]
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocusStop)
    // After the last comes the window itself, then the first again.
    if (!stop || (stops > 0 && stop.number === first)) break
    first ??= stop.number
    // A field of a day has several places, a frame as many as are in it.
    if (seen.has(stop.number) || stop.isFrame) continue
    seen.add(stop.number)
    faults.push(...stop.faults.map((fault) => `${stop.html} ${fault}`))
    if (stop.isSkip) faults.push(...(await skipToMain(page, stop)))
    if (stop.isFold) faults.push(...(await openByKeys(page, stop)))
    if (stop.opensSearch && javaScript) faults.push(...(await openSearchByKeys(page, stop)))
    before = stop
  }
  return [...faults, ...(await page.evaluate(readUnreached)).map((html) => `${html} is not reached by Tab`)]
}

/** A screen may have put the keyboard into its first field: the walk begins above it. */
async function goAbove(page: Page): Promise<void> {
  const isBegun = await page.evaluate(() => document.activeElement !== document.body)
  if (!isBegun) return
  await page.evaluate(() => document.querySelector<HTMLElement>('a.skip')?.focus())
  await page.keyboard.press('Shift+Tab')
}

/** The first stop of a screen leads past what all screens have; the walk begins again at the top. */
async function skipToMain(page: Page, stop: FocusStop): Promise<string[]> {
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const next = await page.evaluate(readFocusStop)
  await page.evaluate(() => {
    const top = document.querySelector<HTMLElement>('a.skip')
    top?.focus()
    scrollTo(0, 0)
  })
  return next === undefined || next.isInMain ? [] : [`${stop.html} does not lead into the screen but to ${next.html}`]
}

async function openByKeys(page: Page, stop: FocusStop): Promise<string[]> {
  const readOpen = () => page.evaluate(() => document.activeElement?.closest('details')?.open)
  const was = await readOpen()
  await page.keyboard.press('Enter')
  const turned = await readOpen()
  await page.keyboard.press('Enter')
  const turnedBack = await readOpen()
  // What is in it is gone through too.
  if (turnedBack === false) await page.keyboard.press('Enter')
  return turned === !was && turnedBack === was ? [] : [`${stop.html} does not open and close by Enter`]
}

async function openSearchByKeys(page: Page, stop: FocusStop): Promise<string[]> {
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  if (!(await opens())) return [`${stop.html} opens nothing by Enter`]
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' }).catch(() => undefined)
  const back = await page.evaluate(readFocusStop)
  return back?.number === stop.number ? [] : [`${stop.html} does not get the keyboard back but ${back?.html}`]

  function opens(): Promise<boolean> {
    return dialog.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  }
}
