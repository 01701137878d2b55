import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CustomField, type CustomValues, customKinds } from '#app/models/platform/custom/custom-field.ts'
import { customKeyOf } from '#app/models/platform/custom/custom-key.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { sayCustomValue } from '#app/texts/platform/custom-values.ts'
import { customFields as calls, GivenCustomValues } from '../../contract/platform/custom.ts'
import { customCells, customWords, tellCustom, tellCustomFacts } from './custom-rows.ts'
import { customSchema, readCustom } from './custom-schema.ts'

/** The same chances in every run. */
function chancesFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const texts = [
  '',
  ' ',
  'Sol calcaire',
  'constructor',
  '__proto__',
  'Prix « net » : 12 %',
  '<script>alert(1)</script>',
  '"}{"',
  "'; drop table products; --",
  'é'.repeat(400),
  'a\nb\r\nc',
  '=HYPERLINK("http://exemple.test")',
  '2026-02-31',
  '2026-03-01',
  'https://www.exemple.fr/sol?a=1',
  'javascript:alert(1)',
  '🍷'.repeat(3000),
  '12,5',
]
const others = [0, -1, 12.5, 1e308, -1e-9, Number.NaN, true, false, null, undefined, [], {}, ['a'], { a: 1 }]

test('10,000 random definitions and values are valid or refused with a French sentence, and what is kept can be shown anywhere', () => {
  const chance = chancesFrom(20_261_127)
  const pick = <T>(of: readonly T[]) => of[chance(of.length)] as T
  const anything = () => (chance(3) === 0 ? pick<unknown>(others) : pick<unknown>(texts))
  const outcomes = { kept: 0, refused: 0, undefinable: 0 }
  for (let round = 0; round < 10_000; round += 1) {
    const fields = Array.from({ length: 1 + chance(3) }, (_, place): CustomField | undefined => {
      const body = {
        subject: 'PRODUCT',
        label: `${pick(texts)}${place}`,
        kind: pick(customKinds),
        choices: Array.from({ length: chance(3) }, () => pick(texts)),
        isRequired: chance(4) === 0,
        isSearched: chance(2) === 0,
      }
      const read = (calls.createCustomField.body as z.ZodType<typeof body>).safeParse(body)
      if (!read.success || (body.kind === 'CHOICE' && body.choices.length === 0)) return undefined
      return { ...body, subject: 'PRODUCT', key: customKeyOf(body.label), help: '', spots: ['PRODUCT_PAGE'] }
    }).flatMap((field) => field ?? [])
    outcomes.undefinable += fields.length === 0 ? 1 : 0
    const names = [...fields.map(({ key }) => key), ...(chance(20) === 0 ? [pick(['inconnu', 'constructor', 'a'])] : [])]
    const said = GivenCustomValues.safeParse(Object.fromEntries(names.map((name) => [name, anything()])))
    if (!said.success) {
      outcomes.refused += 1
      continue
    }
    const read = readCustom(said.data, { fields })
    if (!read.ok) {
      const { message, fields: faults = {} } = sayRefusal(read.error)
      expect([message, ...Object.values(faults).flat()].every((sentence) => /^[A-ZÉÀ].*[.]$/.test(sentence))).toBe(true)
      expect(Object.keys(faults).every((name) => name.startsWith('custom.'))).toBe(true)
      outcomes.refused += 1
      continue
    }
    const stored = JSON.stringify(read.value)
    expect(customSchema(fields).safeParse(JSON.parse(stored)).success).toBe(true)
    expect(tellCustom(stored, fields)).toEqual(read.value)
    expect(customCells(stored, fields)).toHaveLength(fields.length)
    expect(tellCustomFacts(stored, fields).every(({ text }) => text !== '')).toBe(true)
    expect(typeof customWords(stored, fields)).toBe('string')
    outcomes.kept += 1
  }
  expect(Object.values(outcomes).every((count) => count > 100)).toBe(true)
})

const field = (more: Partial<CustomField>): CustomField => ({
  subject: 'PRODUCT',
  key: 'sol',
  label: 'Sol',
  help: '',
  kind: 'LINE',
  choices: [],
  isRequired: false,
  spots: [],
  isSearched: false,
  ...more,
})

test('what is not named stays, null empties, and what must be said may not be emptied', () => {
  const fields = [field({}), field({ key: 'garde', kind: 'NUMBER', isRequired: true })]
  const stored: CustomValues = { sol: 'Marnes', garde: 8, autrefois: 'gardé' }
  const read = (given: Parameters<typeof readCustom>[0]) => readCustom(given, { fields, stored })
  expect(read({ sol: null })).toEqual({ ok: true, value: { garde: 8, autrefois: 'gardé' } })
  expect(read({ garde: 12.5 })).toEqual({ ok: true, value: { sol: 'Marnes', garde: 12.5, autrefois: 'gardé' } })
  expect(read({ garde: '' })).toMatchObject({ error: { fields: { 'custom.garde': { code: 'required' } } } })
  expect(read({ garde: 'huit' })).toMatchObject({ error: { fields: { 'custom.garde': { code: 'decimal' } } } })
  expect(read({ autrefois: 'x' })).toMatchObject({
    error: { code: 'unreadable', fields: { 'custom.autrefois': { code: 'unknown' } } },
  })
})

test('a name makes an identifier that no object has of itself', () => {
  expect(['Temps de garde', '2e cuve', 'Constructor', '***'].map(customKeyOf)).toEqual([
    'temps_de_garde',
    'champ_2e_cuve',
    'champ_constructor',
    'champ',
  ])
  expect(
    z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/)
      .safeParse(customKeyOf('É'.repeat(90))).success,
  ).toBe(true)
  expect(sayCustomValue({ kind: 'DAY' }, '2026-03-01')).toBe('01/03/2026')
})
