import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './is-installed.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
}
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-installed-'))
  mkdirSync(join(root, 'node_modules', 'a'), { recursive: true })
  writeFileSync(join(root, 'node_modules', 'a', 'package.json'), '{}')
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})
afterEach(() => rmSync(root, { recursive: true }))

const install = (packages: object) =>
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))

test('what npm installed by hand is not installed again, whatever is left out for other machines', () => {
  expect(isInstalled(root)).toBe(false)
  install({ 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(root)).toBe(true)
})

test('another version, a package that is missing, or one that was taken away, is installed', () => {
  for (const packages of [{ 'node_modules/a': { version: '1.0.1' } }, { 'node_modules/b': { version: '2.0.0' } }, {}]) {
    install(packages)
    expect(isInstalled(root)).toBe(false)
  }
  install({ 'node_modules/a': { version: '1.0.0' } })
  rmSync(join(root, 'node_modules', 'a'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})
