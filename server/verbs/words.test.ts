import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerHelp } from './help.ts'
import { readWords, requireVerb } from './read-words.ts'
import { type VerbHelp, type VerbName, verbList } from './verb-list.ts'

const verbs = Object.keys(verbList) as VerbName[]

test.each(verbs)('the help of %s says what it does, each of its words, an example and what it never does', (name) => {
  const { does, options, example, never }: VerbHelp = verbList[name]
  for (const ask of [
    ['help', name],
    [name, '--help'],
    [name, '-h'],
  ]) {
    const told = answerHelp(ask) ?? ''
    for (const part of [does, `node build/server/index.js ${example}`, `It never ${never}.`]) expect(told).toContain(part)
    for (const [option, { means }] of Object.entries(options))
      expect(told).toMatch(new RegExp(`--${option}\\b.* ${means.slice(0, 9)}`))
  }
  expect(answerHelp(['--help'])).toContain(does)
  // The example itself is taken.
  const words = [...example.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  expect(requireVerb(words[0] ?? '')).toBe(name)
  readWords(name, words.slice(1))
})

test('no help is given to whoever asks for none', () => {
  for (const words of [[], ['serve'], ['backup', '--to', 'help'], ['site:create', '--name', 'Help']])
    expect(answerHelp(words)).toBe(undefined)
})

test.each([
  ['backpu', 'there is no verb backpu: is backup meant?'],
  ['site:crate', 'is site:create meant?'],
  ['migrat', 'is migrate meant?'],
  ['db:migrate', 'is migrate meant?'],
  ['books:verify', 'is books meant?'],
  ['toString', 'there is no verb toString. help lists them all'],
  ['BACKUP', 'there is no verb BACKUP. help'],
])('a verb that there is not is refused with the nearest: %s', (name, sentence) => {
  expect(() => requireVerb(name)).toThrow(sentence)
})

test.each<[VerbName, string[], string]>([
  ['backup', ['--too', 'x'], 'backup knows no --too: is --to meant?'],
  ['backup', ['--sit=2'], 'backup knows no --sit: is --site meant?'],
  ['backup', ['--keep', '3'], 'backup knows no --keep. help backup lists what it takes'],
  ['backup', ['shop.backup'], 'backup takes no word shop.backup'],
  ['backup', ['site', '2'], 'backup takes no word site: is --site meant?'],
  ['backup', ['--to'], '--to needs its value: --to FILE'],
  ['backup', ['--to='], '--to needs its value: --to FILE'],
  ['backup', ['--to', '--site', '2'], '--to needs its value: --to FILE'],
  ['restore', ['--from', 'a', '--yes=1'], '--yes stands alone: it takes no value'],
  ['restore', ['a.backup', 'b.backup'], 'restore takes no word b.backup'],
  ['restore', ['-y', 'a.backup'], 'restore knows no -y'],
  ['serve', ['--port', '3000'], 'serve knows no --port'],
  ['status', ['all'], 'status takes no word all'],
  ['site:change', ['--site', '2', '--mail', '5'], 'is --mails meant?'],
  ['site:list', ['--__proto__'], 'site:list knows no --__proto__'],
])('%s %j is refused by name', (name, words, sentence) => {
  expect(() => readWords(name, words)).toThrow(sentence)
})

test('what was given is read', () => {
  expect(readWords('restore', ['a.backup', '--yes'])).toMatchObject({ word: 'a.backup', values: { yes: true } })
  const { values } = readWords('site:create', ['--alias', 'a.fr', '--alias=b.fr', '--open', '--name', 'Cave du Test'])
  expect(values).toMatchObject({ alias: ['a.fr', 'b.fr'], open: true, name: 'Cave du Test' })
})

test('where nothing is built, the command says what to do, and does none of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bare-'))
  mkdirSync(join(folder, 'scripts'))
  const command = join(folder, 'scripts', 'vitrine.mjs')
  copyFileSync(join(import.meta.dirname, '../../scripts/vitrine.mjs'), command)
  const told = await new Promise<[unknown, string]>((end) =>
    execFile(process.execPath, [command, 'backup'], { cwd: folder }, (error, _out, err) => end([error?.code, err])),
  )
  expect(told).toEqual([1, `Nothing is built in ${folder}. Run this once there, then the verb again: npm ci && npm run build\n`])
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['scripts', 'scripts/vitrine.mjs'])
  rmSync(folder, { recursive: true })
})
