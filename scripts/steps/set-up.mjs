// node: modules only and plain syntax: this file also runs on a Node that is too old, to bring another.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isInstalled } from './is-installed.mjs'
import { goOnUnderSupportedNode } from './own-node.mjs'
import { once, root, run, runNpm } from './run.mjs'

const built = join(root, 'build', 'server', 'index.js')

/** Installs and builds what is missing; a second run finds everything done. */
export async function setUp({ build = true } = {}) {
  await goOnUnderSupportedNode()
  await installPackages()
  if (build) await buildProduct()
}

/** Runs one verb of the built program in this very process, so that signals reach it without a middleman. */
export async function runBuilt(words) {
  process.env.NODE_ENV = 'production'
  const { main } = await import(pathToFileURL(built).href)
  await main(words)
}

/** Runs a Node script of a package as a child process; rejects when it fails. */
export function runNode(script, words = [], options = {}) {
  return run(process.execPath, [join(root, script), ...words], options)
}

async function installPackages() {
  if (isInstalled(root)) return
  const stamp = join(root, 'node_modules', '.vitrine-stamp')
  await once('Installing packages', stamp, hashOf(['.npmrc', 'package.json', 'package-lock.json']), () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  )
}

async function buildProduct() {
  const sources = ['app', 'api', 'server', 'public', 'vite'].flatMap((folder) => filesBelow(join(root, folder)))
  const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
  await once('Building', join(root, 'build', '.vitrine-stamp'), hashOf([...settings, ...sources.sort()]), () =>
    runNode('node_modules/@react-router/dev/bin.js', ['build'], { quiet: true }),
  )
}

function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of files) {
    const path = file.startsWith(root) ? file : join(root, file)
    if (existsSync(path)) hash.update(file.slice(-200)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(name) ? [] : [path]
  })
}
