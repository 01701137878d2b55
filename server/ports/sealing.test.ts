import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openSealing } from '#api/platform/outside/sealing.ts'
import { readSettings } from '../settings/settings.ts'
import { readOwnKeys } from './sealing.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-sealing-'))
const secret = 'a secret of more than thirty-two letters'
const nextSecret = 'another secret of more than thirty-two letters'

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('in production the key is a secret that must be given', () => {
  const production = { PUBLIC_ORIGIN: 'https://shop.example' }
  expect(() => openSealing(readOwnKeys({ ...readSettings(production), dataDir }))).toThrow(/SEALING_KEY/)
  expect(() => readSettings({ ...production, SEALING_KEY: 'short' })).toThrow(/SEALING_KEY/)
  expect(() => readSettings({ ...production, SEALING_KEY: `${secret},short` })).toThrow(/SEALING_KEY/)
  const before = openSealing(readOwnKeys(readSettings({ ...production, SEALING_KEY: secret }))).seal('x', 'a')
  const rotated = readSettings({ ...production, SEALING_KEY: `${nextSecret},${secret}` })
  expect(openSealing(readOwnKeys(rotated)).open(before, 'a')).toBe('x')
})

test('elsewhere it is made once, in the folder of the data, for its owner alone', () => {
  const settings = { ...readSettings({}), dataDir: join(dataDir, 'deep') }
  const sealed = openSealing(readOwnKeys(settings)).seal('x', 'a')
  expect(openSealing(readOwnKeys(settings)).open(sealed, 'a')).toBe('x')
  expect(readdirSync(settings.dataDir)).toEqual(['sealing.key'])
  expect(statSync(join(settings.dataDir, 'sealing.key')).mode & 0o777).toBe(0o600)
})
