// `npm run check`: what must hold before a change lands, fast steps first. `--long` runs the long proofs instead.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { countTests, printSummary } from './steps/count-tests.mjs'
import { findBrowser } from './steps/find-browser.mjs'
import { goOnUnderSupportedNode } from './steps/own-node.mjs'
import { root, say, stop } from './steps/run.mjs'
import { runNode, setUp } from './steps/set-up.mjs'

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  typegen: 'node_modules/@react-router/dev/bin.js',
  tsc: 'node_modules/typescript/bin/tsc',
  arrows: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/** Kinds that wait more than they reckon are run side by side. */
const vitest =
  (kinds, env = {}, ...words) =>
  async () => {
    const projects = kinds.split(' ').flatMap((kind) => ['--project', kind])
    const report = `test-results/${[...kinds.split(' '), ...words].join('-').replaceAll(/[^\w-]+/g, '-')}.json`
    await runNode(
      bin.vitest,
      ['run', ...projects, ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        env,
      },
    )
  }

const browser = async (env = {}, ...words) => {
  const executable = await findBrowser()
  await runNode(bin.playwright, ['test', ...words], { env: { CHROMIUM: executable, ...env } })
}

/** The compiler goes over all types on one core, while what follows has the other; it is waited for before anything is timed. */
let typing
async function beginTypes() {
  await runNode(bin.typegen, ['typegen'], { quiet: true })
  typing = runNode(bin.tsc, ['--noEmit'], { quiet: true })
  // Told in its turn.
  typing.catch(() => {})
}

const quick = [
  ['route types', beginTypes],
  ['lint and format', () => runNode(bin.biome, ['check', '--error-on-warnings', '.'])],
  ['house sizes', () => runNode('scripts/house-sizes.mjs')],
  ['folders and wings', () => runNode('scripts/house-folders.mjs')],
  ['words', () => runNode('scripts/house-words.mjs')],
  ['checklist', () => runNode('scripts/checklist.mjs', [], { quiet: true })],
  ['arrows and cycles', () => runNode(bin.arrows, ['app', 'api', 'server'])],
  ['dead code and dependencies', () => runNode(bin.knip, ['--no-config-hints'])],
  // What only tests use is dead code as well.
  ['code that only tests use', () => runNode(bin.knip, ['--production', '--no-config-hints'])],
  ['build', () => setUp()],
  ['byte budgets', () => runNode('scripts/byte-budgets.mjs')],
  ['types', () => typing],
  ['unit', vitest('unit')],
  ['contract', vitest('contract')],
  ['requests', vitest('requests')],
  ['crash and planted faults', vitest('crash house')],
  ['browser', () => browser()],
]

/** What tests keep for a moment lies in memory where there is room: each order that they place would wait for the disk. */
function placeInMemory() {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < 4e9) return
    const folder = mkdtempSync(join(memory, 'vitrine-check-'))
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o711)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    process.env.TMPDIR = folder
  } catch {
    // No such place on this system.
  }
}

/** What is measured by the clock has the machine for itself. */
const speeds = ['orders-desk', 'dashboard', 'search-speed', 'product-save']

/** The browser's tests that ask more in the long run. */
const ofScreens = ['panel.spec', 'hostile', 'security.spec', 'account.spec']
const ofLooks = ['directions', 'focal-point', 'every-look']

const long = [
  ['build', () => setUp()],
  ['unit, long', vitest('unit', { LONG: '1' })],
  [
    'browser, long',
    () => browser({ LONG: '1' }, ...ofScreens, ...ofLooks, 'crawl', 'few-pages.spec', 'errands.spec', 'checkout.spec', 'losses/'),
  ],
  ['speeds, long', vitest('contract', { LONG: '1' }, '--maxWorkers=1', ...speeds)],
  ['contract, long', vitest('contract', { LONG: '1' }, ...speeds.map((name) => `--exclude=**/${name}.test.ts`))],
  ['requests, long', vitest('requests', { LONG: '1' })],
  ['crash, long', vitest('crash', { LONG: '1' })],
]

await goOnUnderSupportedNode()
rmSync(join(root, 'test-results'), { recursive: true, force: true })
const isLong = process.argv.includes('--long')
const steps = isLong ? long : quick
if (!isLong) placeInMemory()
const began = Date.now()
for (const [name, work] of steps) {
  const before = Date.now()
  say(`\n▸ ${name}`)
  try {
    await work()
  } catch (error) {
    say(`✗ ${name}: ${error instanceof Error ? error.message : error}`)
    printSummary(countTests())
    stop(`Stopped at '${name}' after ${seconds(began)}.`)
  }
  say(`✓ ${name} (${seconds(before)})`)
}
say(`\nAll steps passed in ${seconds(began)}.`)
printSummary(countTests())

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
