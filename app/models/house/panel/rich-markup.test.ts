import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RichBlock, RichInline, RichMark, RichText } from '../../site/rich-text.ts'
import { readMarkup, writeMarkup } from './rich-markup.ts'

const word = fc.stringMatching(/^[a-zéœ*_~=[\]|\\#>.-][a-zéœ *_~=[\]()|\\#>.!-]{0,12}[a-zé!)]$/)
const marks = fc
  .subarray(['strike', 'italic', 'figure', 'bold'] as const)
  .chain((types) =>
    fc
      .option(fc.constantFrom('/le-domaine', 'https://vin.example/a_b', '#ici'), { nil: undefined })
      .map((href): RichMark[] => [
        ...(href === undefined ? [] : [{ type: 'link' as const, href }]),
        ...types.map((type) => ({ type })),
      ]),
  )
const run = fc.record({ text: word, marks })

/** Neighbours of the same marks are one run, and a run without marks says none. */
const inline = fc.array(run, { minLength: 1, maxLength: 5 }).map((runs): RichInline[] => {
  const joined: { text: string; marks: RichMark[] }[] = []
  for (const each of runs) {
    const last = joined.at(-1)
    if (last && JSON.stringify(last.marks) === JSON.stringify(each.marks)) last.text += each.text
    else joined.push({ ...each })
  }
  return joined.map(({ text, marks: own }) => ({ type: 'text', text, ...(own.length > 0 && { marks: own }) }))
})

const paragraph = inline.map((content): RichBlock => ({ type: 'paragraph', content }))
const broken = fc
  .tuple(inline, inline)
  .map(([one, two]): RichBlock => ({ type: 'paragraph', content: [...one, { type: 'break' }, ...two] }))
const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), inline)
  .map(([level, content]): RichBlock => ({ type: 'heading', level: level as 2 | 3 | 4, content }))
const cell = fc.stringMatching(/^[a-z|]{1,5}$/)
const table = fc
  .tuple(
    fc.array(cell, { minLength: 2, maxLength: 2 }),
    fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 3 }),
  )
  .map(([head, rows]): RichBlock => ({ type: 'table', head, rows }))
const leaf = fc.oneof(paragraph, broken)
const list = fc
  .tuple(
    fc.constantFrom('bulletList' as const, 'orderedList' as const),
    fc.array(fc.array(leaf, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([type, items]): RichBlock => ({ type, items }))
const nested = fc.tuple(paragraph, list).map(([first, second]): RichBlock => ({ type: 'bulletList', items: [[first, second]] }))
const quote = fc.array(leaf, { minLength: 1, maxLength: 3 }).map((content): RichBlock => ({ type: 'blockquote', content }))
const rule = fc.constant<RichBlock>({ type: 'rule' })

/** Two lists of a kind, or two quotes or tables, cannot stand side by side in signs: something stands between them. */
const text = fc
  .array(fc.oneof(paragraph, broken, heading, table, list, nested, quote, rule), { maxLength: 6 })
  .map((blocks): RichText => ({ type: 'doc', content: blocks.flatMap((block) => [block, { type: 'rule' } as RichBlock]) }))

test('a rich text written in signs is read back as it was', () => {
  fc.assert(
    fc.property(text, (doc) => {
      expect(readMarkup(writeMarkup(doc))).toEqual(doc)
    }),
    { numRuns: 1000 },
  )
})

test('what people type is read as they mean it', () => {
  const typed =
    '## Nos vins\r\n\r\nUn **rouge** et un _blanc_, voir [la carte](/boutique).\r\nÀ 5 * 3 = 15 €\r\n\r\n- un\r\n- deux'
  expect(readMarkup(typed).content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList'])
  expect(readMarkup('**jamais fermé').content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: '**jamais fermé' }] },
  ])
  expect(readMarkup('').content).toEqual([])
})
