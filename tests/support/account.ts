import { bindToSite } from '#api/platform/database/database.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { TestShop } from './site.ts'

export const password = 'le merle siffle tard'

/** The path in the newest mail of this kind to somebody, as it waits in the outbox. */
export async function mailedPath({ db }: TestShop, kind: string, to: string): Promise<string> {
  const rows = await bindToSite(db, '1').read.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()
  const mail = rows
    .filter(({ recipient }) => recipient === to)
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
    .at(-1)
  if (!mail) throw new Error(`no ${kind} for ${to}`)
  return JSON.parse(mail.params).path
}

/** Fills in the registration. */
export async function register(browser: Browser, email: string) {
  return browser.send(await browser.open('/auth'), '/auth/inscription', {
    firstname: 'Agathe',
    lastname: 'Perrenot',
    email,
    password,
    terms: 'on',
  })
}

/** Registers, follows the mail's link and confirms. */
export async function enrol(shop: TestShop, email: string): Promise<Browser> {
  const browser = openBrowser(shop)
  await register(browser, email)
  const page = await browser.open(await mailedPath(shop, 'confirm_account', email))
  await browser.send(page, '/inscription/confirmer')
  return browser
}

/** Logs in at the login page. */
export async function logIn(browser: Browser, email: string, secret = password, from = '/auth') {
  return browser.send(await browser.open(from), '/auth/connexion', { email, password: secret })
}

/** Somebody with an account, logged in. */
export async function enter(shop: TestShop, email: string): Promise<Browser> {
  const browser = await enrol(shop, email)
  await logIn(browser, email)
  return browser
}
