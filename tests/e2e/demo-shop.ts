import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type OwnShop, openDemo, openOwnShop, type Running } from './own-shop.ts'
import { expect, settle, test } from './shopper.ts'

type DemoRole = 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'
export type DemoShop = Running & { folder: string }

/** A demo shop that the tests of a file have to themselves, from the first of them to the last. */
export function shareDemo(): DemoShop {
  const shop = {} as DemoShop
  test.beforeAll(async () => {
    Object.assign(shop, await openDemo())
  })
  test.afterAll(() => shop.stop())
  return shop
}

/** The same with an owner's token. */
export function shareOwnShop(): OwnShop {
  const shop = {} as OwnShop
  test.beforeAll(async () => {
    Object.assign(shop, await openOwnShop())
  })
  test.afterAll(() => shop.stop())
  return shop
}

export function demoLogin({ folder }: DemoShop, role: DemoRole): { email: string; secret: string } {
  const logins = readFileSync(join(folder, 'demo-logins.txt'), 'utf8')
  const [, email = '', secret = ''] = new RegExp(`^${role}\\s+(\\S+)\\s+(\\S+)`, 'm').exec(logins) ?? []
  return { email, secret }
}

export async function fillLogin(page: Page, { email, secret }: { email: string; secret: string }): Promise<void> {
  await page.locator('#connexion-email').fill(email)
  await page.locator('#connexion-password').fill(secret)
}

/** Logs in on the page of a visitor, by the form. */
export async function enterAs(page: Page, shop: DemoShop, role: DemoRole): Promise<void> {
  await page.goto(`${shop.url}/auth`)
  await settle(page, test.info().project.use.javaScriptEnabled)
  await fillLogin(page, demoLogin(shop, role))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(role === 'MEMBER' ? /\/mon-compte$/ : /\/admin$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What has gone out so far, oldest first. */
export function readMails({ folder }: DemoShop): string[] {
  const place = join(folder, 'mails')
  const files = readdirSync(folder).includes('mails')
    ? readdirSync(place)
        .filter((file) => file.endsWith('.eml'))
        .sort()
    : []
  return files.map((file) =>
    readFileSync(join(place, file), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  )
}
