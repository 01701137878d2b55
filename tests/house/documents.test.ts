import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#server/settings/environment.ts'
import { verbList } from '#server/verbs/verb-list.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
/** The changelog tells what there was. */
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.map((name) => join('docs', name))]
const { scripts, bin } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; bin: Record<string, string> }

test('npm has what a developer needs, and nothing that an operator runs', () => {
  expect(Object.keys(scripts).sort()).toEqual([
    ...['bench', 'build', 'check', 'dev', 'format', 'house', 'start', 'test', 'test:long', 'types'],
  ])
  expect(bin).toEqual({ vitrine: 'scripts/vitrine.mjs' })
})

test.each(documents)('%s names commands that there are', (file) => {
  const text = read(file)
  const npm = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(npm.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const verbs = [...text.matchAll(/build\/server\/index\.js ([a-z][\w:]*)/g)].map(([, name = '']) => name)
  expect(verbs.filter((name) => name !== 'help' && !Object.hasOwn(verbList, name))).toEqual([])
  const files = [...text.matchAll(/node (scripts\/[\w/.-]+\.mjs)/g)].map(([, name = '']) => name)
  expect(files.filter((name) => !existsSync(join(root, name)))).toEqual([])
})

test('every setting stands in the table of settings, and nothing else does', () => {
  const rows = [...read('docs/run-your-own.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].map(([, names = '']) => names)
  const named = rows.flatMap((names) => names.replaceAll('`', '').split(', '))
  expect(named.sort()).toEqual([...settingNames].sort())
})

test('the service comes up after what it needs, and is tried again for as long as it takes', () => {
  const [unit = ''] = /```ini\n[\s\S]*?```/.exec(read('docs/run-your-own.md')) ?? []
  for (const line of ['After=network-online.target postgresql.service', 'Restart=on-failure', 'RestartSec=5'])
    expect(unit).toContain(`\n${line}\n`)
})
