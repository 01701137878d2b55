// node: modules only and plain syntax: this file runs on the Node that is too old.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { once, root, runNpm, stop } from './run.mjs'

const oldest = [22, 12]
const recommended = 24

/** Where this machine's Node is too old, starts the same program again under a Node of our own; it never returns then. */
export async function goOnUnderSupportedNode() {
  if (isSupported(process.versions.node)) return
  const node = await bringNode(recommended)
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env: withNodeFirst(node) })
  // A terminal's Ctrl-C reaches the child by itself; what is sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.exit(await codeOf(child))
}

/** The Node of this line, from the npm registry into a folder of this project: pinned, its integrity in a lock file. */
export async function bringNode(line) {
  const folder = join(root, 'scripts', 'nodes', String(line))
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const version = optionalDependencies[name]
  if (!version) {
    stop(`Vitrine needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}. Please install Node ${recommended}.`)
  }
  const place = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const why = isSupported(process.versions.node) ? '' : `This machine's Node is ${process.versions.node}: `
  await once(
    `${why}Bringing Node ${version} from the npm registry`,
    join(folder, 'node_modules', '.vitrine-stamp'),
    version,
    () => runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder),
  )
  if (!existsSync(place)) stop(`Node ${version} did not arrive in ${place}: run the command again.`)
  return place
}

/** The environment in which `node` and `npm` mean this one. */
export function withNodeFirst(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
}

function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

function codeOf(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => stop(`The Node of our own does not start here: ${error.message}`))
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
