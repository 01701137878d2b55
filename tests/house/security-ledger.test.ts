import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const answers = ['met', 'not applicable', 'not met'] as const

type Row = { id: string; answer: string; place: string; proof: string; requirements: number }

const ledger: Row[] = [...text.matchAll(/^\| (\d+\.\d+(?:\.\d+)?) \| (.+) \|$/gm)].map(([, id = '', rest = '']) => {
  const [asks = '', answer = '', place = '', proof = ''] = rest.split(' | ')
  return { id, answer: answer.replaceAll('*', ''), place, proof, requirements: countIn(id, asks) }
})

/** A row of a whole section names those of its requirements that it answers: `(4.4.1 to 4.4.4)`, `(4.3.1, 4.3.2)`. */
function countIn(id: string, asks: string): number {
  if (id.split('.').length === 3) return 1
  const named = asks.match(/\d+\.\d+\.\d+/g) ?? []
  if (!/\d+\.\d+\.\d+ to \d+\.\d+\.\d+/.test(asks)) return named.length
  const [from = '', to = ''] = named.map((one) => one.split('.').at(-1))
  return Number(to) - Number(from) + 1
}

const sumOf = (rows: Row[]) => rows.reduce((sum, { requirements }) => sum + requirements, 0)

test('every requirement of levels 1 and 2 has one answer, and the table of chapters counts them', () => {
  expect(ledger.filter(({ answer }) => !answers.some((one) => one === answer)).map(({ id }) => id)).toEqual([])
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length)
  expect(sumOf(ledger)).toBe(253)
  for (const answer of answers) {
    const mine = ledger.filter((row) => row.answer === answer)
    const chapters = Array.from({ length: 17 }, (_, n) => sumOf(mine.filter(({ id }) => id.startsWith(`${n + 1}.`))))
    const [, said = ''] = new RegExp(`^\\| ${answer} \\| (.+) \\|$`, 'm').exec(text) ?? []
    expect([answer, ...chapters, sumOf(mine)].join(' ')).toBe([answer, ...said.split(' | ')].join(' '))
    expect(text).toContain(`${sumOf(mine)} ${answer}`)
  }
})

test('what is not met says what is missing and by which month', () => {
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
  const dated = new RegExp(`missing: .+; (?:${months}) 20\\d\\d$`)
  expect(ledger.filter(({ answer, proof }) => answer === 'not met' && !dated.test(proof)).map(({ id }) => id)).toEqual([])
})

test('what is met names a place that there is, and tests that bear the threats it names', () => {
  const wrong = ledger.flatMap(({ id, place, proof }) => {
    const files = [...`${place} ${proof}`.matchAll(/`((?:api|app|server|tests|docs|scripts)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    )
    const gone = files.filter((file) => !existsSync(join(root, file)))
    const titles = [...proof.matchAll(/`(tests\/[\w./-]+|[\w./-]+\.test\.ts)` threat (\d+)/g)]
    const silent = titles.filter(
      ([, file = '', number]) =>
        existsSync(join(root, file)) &&
        !new RegExp(`threats? (?:\\d+(?:, | and ))*${number}\\b`).test(readFileSync(join(root, file), 'utf8')),
    )
    return [...gone, ...silent.map(([said]) => said)].map((fault) => `${id}: ${fault}`)
  })
  expect(wrong).toEqual([])
  expect(ledger.filter(({ answer, proof }) => answer === 'met' && !proof.trim()).map(({ id }) => id)).toEqual([])
})
