// node: modules only and plain syntax: this file also runs on a Node that is too old, to say so.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const oldest = [20, 19]
const built = join(root, 'build', 'server', 'index.js')

/** Installs and builds what is missing; a second run finds everything done. */
export async function setUp({ build = true } = {}) {
  requireNode()
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

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  stop(
    `Vitrine needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}. Node 24 is the one to use in production.`,
  )
}

async function installPackages() {
  const stamp = join(root, 'node_modules', '.vitrine-stamp')
  await once('Installing packages', stamp, hashOf(['package.json', 'package-lock.json']), async () => {
    if (!existsSync(prebuilt()) && !findOnPath(['c++', 'g++', 'clang++', 'cl.exe'])) {
      say('  No C++ compiler was found: if the next step fails, install one (Debian: apt-get install g++ make python3).')
    }
    await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

async function buildProduct() {
  const sources = ['app', 'api', 'server', 'public', 'vite'].flatMap((folder) => filesBelow(join(root, folder)))
  const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
  await once('Building', join(root, 'build', '.vitrine-stamp'), hashOf([...settings, ...sources.sort()]), () =>
    runNode('node_modules/@react-router/dev/bin.js', ['build'], { quiet: true }),
  )
}

/** Does a step unless its stamp says that the same was done before; the stamp is written last. */
async function once(title, stamp, hash, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const before = Date.now()
  process.stdout.write(`${title} …`)
  const dots = setInterval(() => process.stdout.write(' .'), 5000)
  try {
    rmSync(stamp, { force: true })
    await work()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
    say(` done in ${Math.round((Date.now() - before) / 1000)} s`)
  } catch (error) {
    say('')
    stop(`${title} failed: ${error instanceof Error ? error.message : error}`)
  } finally {
    clearInterval(dots)
  }
}

function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
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

function prebuilt() {
  return join(root, 'node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')
}

/** The first of these programs that lies on PATH. */
export function findOnPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find((path) => existsSync(path))
    if (found) return found
  }
  return undefined
}

function runNpm(words) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...words], { quiet: true })
  return run('npm', words, { quiet: true, shell: process.platform === 'win32' })
}

/** Runs a program; a quiet one shows what it printed only when it fails. */
export function run(program, words, { quiet = false, shell = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: root,
      shell,
      env: { ...cleanEnvironment(), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const heard = []
    child.stdout?.on('data', (chunk) => heard.push(chunk))
    child.stderr?.on('data', (chunk) => heard.push(chunk))
    child.on('error', (error) => reject(new Error(`${program}: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      if (quiet) process.stderr.write(`\n${Buffer.concat(heard).toString().slice(-8000)}\n`)
      reject(new Error(`${[program.split(/[\\/]/).pop(), ...words.slice(0, 3)].join(' ')} ended with ${signal ?? code}`))
    })
  })
}

/** The environment without what the outer npm set for itself and without a production mode that would drop the tools. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_ENV')
  return Object.fromEntries(kept)
}

/** Prints one line. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends the program with one plain sentence. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
