// `node scripts/mail-pictures.mjs FOLDER`: each kind of mail as HTML, text and picture at 390 and 600 px, and each paper page by page.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findBrowser } from './steps/find-browser.mjs'
import { findOnPath, root, run, say, stop } from './steps/run.mjs'

const [folder] = process.argv.slice(2)
if (!folder) stop('Name the folder that the pictures go to.')
const flags = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking', 'hide-scrollbars']

mkdirSync(folder, { recursive: true })
await drawMails()
await drawPapers()

async function drawMails() {
  const { renderSamples } = await read('tests/support/mails/mail-samples.ts')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags.map((flag) => `--${flag}`) })
  const page = await browser.newPage()
  const mails = renderSamples()
  for (const { kind, subject, html, text } of mails) {
    writeFileSync(join(folder, `${kind}.html`), html)
    writeFileSync(join(folder, `${kind}.txt`), `${subject}\n\n${text}`)
    await page.setContent(html)
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 800 })
      await page.screenshot({ path: join(folder, `${kind}-${width}.png`), fullPage: true })
    }
  }
  await browser.close()
  say(`  ${mails.length} kinds of mail`)
}

/** The pages of papers are drawn by poppler; without it the files alone are left. */
async function drawPapers() {
  const { drawn } = await read('tests/api/support/pdf/drawn-papers.ts')
  const draws = findOnPath(['pdftoppm'])
  for (const [name, draw] of Object.entries(drawn)) {
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.pdf`)
    writeFileSync(file, draw())
    if (draws) await run(draws, ['-r', '60', '-l', '3', '-png', file, file.slice(0, -'.pdf'.length)])
  }
  say(`  ${Object.keys(drawn).length} papers${draws ? '' : ', not drawn: pdftoppm is not here'}`)
}

async function read(file) {
  return (await runnerImport(join(root, file), { configFile: false, root, logLevel: 'error' })).module
}
