// node: modules only and plain syntax: this file also runs on a Node that is too old, to bring another.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Does a step unless its stamp says that the same was done before; the stamp is written last. */
export async function once(title, stamp, hash, work) {
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

/** The first of these programs that lies on PATH. */
export function findOnPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find((path) => existsSync(path))
    if (found) return found
  }
  return undefined
}

/** Runs npm in a folder of the project, by the very npm that runs us where there is one. */
export function runNpm(words, cwd = root) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...words], { quiet: true, cwd })
  return run('npm', words, { quiet: true, cwd, shell: process.platform === 'win32' })
}

/** Runs a program; a quiet one shows what it printed only when it fails. */
export function run(program, words, { quiet = false, shell = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd,
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
