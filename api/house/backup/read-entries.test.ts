import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBackupEntries } from './read-entries.ts'

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

async function listLines(text: string, length: number) {
  const lines: string[] = []
  for await (const line of readBackupEntries(pieces(text, length))) lines.push(line)
  return lines
}

test('the JSON of any texts comes back line by line, however its pieces are cut', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '😀', '"') })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1 }), fc.integer({ min: 1, max: 40 }), async (texts, length) => {
      const written = texts.map((one) => `${JSON.stringify(one)}\n`).join('')
      const read = await listLines(written, length)
      expect(read.map((line) => JSON.parse(line))).toEqual(texts)
    }),
  )
})

test('a last line without its end is a line', async () => {
  expect(await listLines('un\ndeux', 2)).toEqual(['un', 'deux'])
})
