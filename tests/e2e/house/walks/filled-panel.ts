import type { Page } from '@playwright/test'
import { fillDesks } from '../../../support/panel/fill-desks.ts'
import { listPanelScreens, oneOfEach } from '../../../support/panel/panel-walk.ts'
import { type DemoShop, enterAs } from '../../demo-shop.ts'
import { callAsOwner, type OwnShop } from '../../own-shop.ts'

/** So many parts a walk is cut into, so that none takes too long. */
export const parts = [0, 1, 2, 3] as const
export const roles = ['ADMIN', 'SUPER_ADMIN'] as const

/** Gives a demo shop a record on each desk; answers the screens to which no other leads. */
export async function fillPanel(shop: OwnShop): Promise<string[]> {
  return fillDesks(async (method, path, body) => {
    const { data } = (await callAsOwner(shop, method, path, body)) as { data: unknown }
    return data
  })
}

/** Logs in and answers the screens of one part of the panel; with `each` one of each kind. */
export async function enterPart(
  page: Page,
  shop: DemoShop,
  { role, part, more, each = false }: { role: (typeof roles)[number]; part: number; more: readonly string[]; each?: boolean },
): Promise<string[]> {
  await enterAs(page, shop, role)
  const read = async (path: string) => (await page.request.get(shop.url + path)).text()
  const all = await listPanelScreens(read, more)
  const screens = each ? oneOfEach(all) : all
  return screens.filter((_path, place) => place % parts.length === part)
}

/** Keeps what is wrong on a screen, and says it at once: the walk goes on for long. */
export function openFaults(): { all: string[]; tell: (path: string, fault: string) => void } {
  const all: string[] = []
  const tell = (path: string, fault: string) => {
    all.push(`${path}: ${fault}`)
    console.log(all.at(-1))
  }
  return { all, tell }
}

/** Waits until the composer stands: on a phone its lists open from below, and the canvas is what is always there. */
export async function waitForCanvas(page: Page): Promise<void> {
  await page.locator('iframe').first().waitFor({ state: 'attached', timeout: 25_000 })
}
