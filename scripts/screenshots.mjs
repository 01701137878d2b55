// `node scripts/screenshots.mjs`: the demo shop as it looks, into docs/pictures; `looks`: a sheet of each art direction, into docs/look.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startChild } from './bench/child.mjs'
import { findBrowser } from './steps/find-browser.mjs'
import { drawLookSheets } from './steps/look-sheets.mjs'
import { root, say } from './steps/run.mjs'
import { setUp } from './steps/set-up.mjs'

const desk = { width: 1440, height: 1000 }
const phone = { width: 390, height: 844 }
const shots = [
  { name: 'home', path: '/', view: desk },
  { name: 'list', path: '/boutique', view: desk },
  { name: 'product', path: '/boutique/clos-de-l-abbesse', view: desk },
  { name: 'product-phone', path: '/boutique/clos-de-l-abbesse', view: phone },
  { name: 'panel', path: '/admin', view: desk, asOwner: true },
  { name: 'panel-phone', path: '/admin/commandes', view: phone, asOwner: true },
]
const flags = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking', 'hide-scrollbars']

await setUp()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-shots-'))
const pictures = join(root, 'docs/pictures')
mkdirSync(pictures, { recursive: true })
const shop = await startChild('build/server/index.js', ['start'], { DATA_DIR: folder, PORT: '0', LOG: 'off' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags.map((flag) => `--${flag}`) })
try {
  if (process.argv[2] === 'looks') await drawLookSheets(asDrawn())
  else for (const shot of shots) await take(shot)
} finally {
  await browser.close()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function take({ name, path, view, asOwner = false }) {
  const context = await browser.newContext({ viewport: view, deviceScaleFactor: view === phone ? 2 : 1, reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (asOwner) await logIn(page)
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  await answerConsent(page, shop.url + path)
  const file = join(pictures, `${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  say(`  docs/pictures/${name}.webp`)
  await context.close()
}

function asDrawn() {
  const token = execFileSync(process.execPath, ['build/server/index.js', 'token'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
  })
  return { url: shop.url, token: String(token).trim(), browser, folder: join(root, 'docs/look'), refuse: answerConsent, say }
}

/** The bar that asks for consent would stand on every picture. */
async function answerConsent(page, url) {
  const refuse = page.getByRole('button', { name: 'Tout refuser' }).first()
  if (!(await refuse.isVisible().catch(() => false))) return
  await refuse.click()
  await page.waitForLoadState('networkidle')
  await page.goto(url, { waitUntil: 'networkidle' })
}

async function logIn(page) {
  const [, email, password] = readFileSync(join(folder, 'demo-logins.txt'), 'utf8').match(/^ADMIN\s+(\S+)\s+(\S+)/m)
  await page.goto(`${shop.url}/auth`)
  await page.locator('#connexion-email').fill(email)
  await page.locator('#connexion-password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/mon-compte/)
}
