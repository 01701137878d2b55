// After `npm install`: adds to the lock file the packages of other platforms that npm left out because its registry
// did not offer them here. Without them `npm ci` refuses the lock on every machine. What the registry says of their
// bytes is asked for; where it says nothing here, the hash is missing until this is run where it does.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, say, stop } from './steps/run.mjs'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
let added = 0

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!isLocked(place, name)) {
      lock.packages[`node_modules/${name}`] = foreign(name, version, entry)
      added += 1
    }
  }
}
const bare = Object.entries(lock.packages).filter(([place, { integrity }]) => place && !integrity)
for (const [place, entry] of bare) {
  const integrity = await askForHash(place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), entry.version)
  if (integrity) entry.integrity = integrity
}
const without = bare.filter(([, { integrity }]) => !integrity)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
say(`${added} packages of other platforms added, ${bare.length - without.length} hashes found, ${without.length} still missing`)

async function askForHash(name, version) {
  const asked = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']).catch(() => ({ stdout: '' }))
  return /^sha512-\S+$/.exec(asked.stdout.trim())?.[0]
}

function isLocked(place, name) {
  return `${place}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages
}

function foreign(name, version, { dev }) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-')
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  if (os.length + cpu.length === 0) stop(`${name}: no platform in its name; is the package missing?`)
  return {
    version: version.replace(/^[~^]/, ''),
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(words.some((word) => word.startsWith('musl')) && { libc: ['musl'] }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}
