// `node scripts/checklist.mjs`: which tests carry which line of docs/checklist.md; fails where a line has none, or a test names no line there is.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, say, stop } from './steps/run.mjs'

const isTest = /\.(?:test|spec)\.tsx?$/
const title =
  /\b(?:test|describe|it)(?:\.\w+)*(?:<[^>]*>)?\(\s*(?:\[[\s\S]*?\]\s*\)\s*\()?\s*(['"`])((?:(?!\1)[\s\S])*?\[[A-Z]-\d\d\][\s\S]*?)\1/g

const lines = [...readFileSync(join(root, 'docs/checklist.md'), 'utf8').matchAll(/^- ([A-Z]-\d\d) (.+)$/gm)]
const carried = new Map(lines.map(([, id]) => [id, []]))
const strangers = []

for (const file of listTests()) {
  for (const [, , words] of readFileSync(join(root, file), 'utf8').matchAll(title)) {
    for (const [, id] of words.matchAll(/\[([A-Z]-\d\d)\]/g)) {
      const told = `${file}: ${words.replaceAll(/\s+/g, ' ')}`
      if (carried.has(id)) carried.get(id).push(told)
      else strangers.push(told)
    }
  }
}

for (const [, id, words] of lines) {
  say(`${id} ${words}`)
  for (const told of carried.get(id)) say(`     ${told}`)
}
const bare = [...carried].filter(([, tests]) => tests.length === 0).map(([id]) => id)
say(`\n${lines.length} lines, ${[...carried.values()].flat().length} tests that carry them.`)
if (strangers.length > 0) stop(`Tests that name no line of the checklist:\n${strangers.join('\n')}`)
if (bare.length > 0) stop(`Lines that no test carries: ${bare.join(', ')}`)

function listTests() {
  return ['app', 'api', 'server', 'tests'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .map((name) => relative(root, join(root, room, name)))
      .filter((name) => isTest.test(name))
      .sort(),
  )
}
