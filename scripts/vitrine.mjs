#!/usr/bin/env node
// `vitrine VERB`: runs one verb of the program that was built here. It installs nothing and builds nothing.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const built = join(root, 'build', 'server', 'index.js')

if (existsSync(built)) {
  const { main } = await import(pathToFileURL(built).href)
  await main(process.argv.slice(2)).catch((error) => stop(error instanceof Error ? error.message : String(error)))
} else {
  stop(`Nothing is built in ${root}. Run this once there, then the verb again: npm ci && npm run build`)
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
