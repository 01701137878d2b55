import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyHouse } from '../support/house-copy.ts'

const exec = promisify(execFile)
let copy = ''

beforeAll(async () => {
  copy = await copyHouse()
  await exec('git', ['init', '-q'], { cwd: copy })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const arrows = () => runTool('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ['app', 'api', 'server'])
const deadCode = (...words: string[]) => runTool('node_modules/knip/bin/knip.js', ['--no-config-hints', ...words])
const build = () => runTool('node_modules/@react-router/dev/bin.js', ['build'])
/** A file with all that it leans on: the whole house takes four times as long. */
const typesOf = (file: string) => {
  writeFileSync(join(copy, 'tsconfig.one.json'), JSON.stringify({ extends: './tsconfig.json', include: [file] }))
  return runTool('node_modules/typescript/bin/tsc', ['--noEmit', '--project', 'tsconfig.one.json'])
}

test('an import from the API into a route is refused, and so are a cycle and the database in a component, which fails the build too', async () => {
  await plant('api/site/settings/get-site-info.ts', (text) => `import '#app/routes/site/cookies.tsx'\n${text}`)
  await plantMore(
    'app/models/site/settings/parameter.ts',
    (text) => `import { done } from '../../platform/outcome.ts'\nexport const never = () => done(0)\n${text}`,
  )
  await plantMore(
    'app/models/platform/outcome.ts',
    (text) => `import { isOfKind } from '../site/settings/parameter.ts'\nexport const ever = isOfKind\n${text}`,
  )
  await plantMore(component, withDatabase)
  const told = await arrows()
  expect(told).toMatch(/api-knows-no-page: api\/site\/settings\/get-site-info\.ts/)
  expect(told).toMatch(/no-cycles: app\/models\/(site\/settings\/parameter|platform\/outcome)\.ts/)
  expect(told).toMatch(/app-knows-the-contract-only: app\/ui\/platform\/forms\/check\.tsx/)
  await plant(component, withDatabase)
  expect(await build()).toContain('api/platform/database/sqlite.ts must not reach the browser')
})

const component = 'app/ui/platform/forms/check.tsx'
const withDatabase = (text: string) =>
  `import { openSqlite } from '#api/platform/database/sqlite.ts'\n${text.replace('return (', 'if (openSqlite.length > 9) return null\n  return (')}`

test('an import against the arrows between the wings is refused, that of a type as well', async () => {
  await plant(
    'api/site/settings/get-site-info.ts',
    (text) => `import type {} from '../../selling/cart/acknowledge-cart.ts'\n${text}`,
  )
  expect(await runTool('scripts/house-folders.mjs', [])).toContain('no arrow leads from site to selling')
})

test('a dependency that nothing uses is refused, and so is an export that only a test uses', async () => {
  await plant('package.json', (text) => text.replace('"dependencies": {', '"dependencies": {\n    "left-pad": "1.3.0",'))
  await plantMore('app/models/platform/text/money.ts', (text) => `${text}\nexport const leftOver = 1\n`)
  await plantMore(
    'app/models/platform/text/money.test.ts',
    (text) => `import { leftOver } from './money.ts'\n${text}\nexpect(leftOver).toBe(1)\n`,
  )
  const told = await deadCode()
  expect(told).toContain('left-pad')
  expect(told).not.toContain('leftOver')
  expect(await deadCode('--production')).toContain('leftOver')
})

test('threat 3: a call without access does not compile', async () => {
  await plant('api/contract/house/site.ts', (text) =>
    text.replace("call('GET /parameter', 'public', {", "call('GET /parameter', {"),
  )
  expect(await typesOf('api/contract/house/site.ts')).toMatch(/api\/contract\/house\/site\.ts.*error TS/)
})

let planted: [string, string][] = []

/** Changes a file of the copy, after the faults of the test before are taken back. */
async function plant(path: string, change: (text: string) => string): Promise<void> {
  for (const [file, text] of planted) writeFileSync(file, text)
  planted = []
  await plantMore(path, change)
}

async function plantMore(path: string, change: (text: string) => string): Promise<void> {
  const file = join(copy, path)
  const text = readFileSync(file, 'utf8')
  expect(change(text)).not.toBe(text)
  planted.push([file, text])
  writeFileSync(file, change(text))
}

/** What a tool says when it fails; a tool that is content fails the test. */
async function runTool(script: string, words: string[]): Promise<string> {
  try {
    await exec(process.execPath, [join(copy, script), ...words], {
      cwd: copy,
      maxBuffer: 1e8,
      env: { ...process.env, NO_COLOR: '1', NODE_ENV: '' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
  throw new Error(`${script} found nothing`)
}
