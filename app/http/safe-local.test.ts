import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeLocal } from './safe-local.ts'

const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '\t',
        '\n',
        '\r',
        '\0',
        '@',
        ':',
        '.',
        '..',
        '%2f',
        '%5c',
        '%09',
        'http:',
        'https://',
        'javascript:',
        'evil.example',
        '#',
        '?',
        'é',
        '\u2028',
        ' ',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

test('threat 26: whatever a visitor is sent back to lies on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        tricky,
        tricky.map((rest) => `/${rest}`),
      ),
      (target) => {
        const place = safeLocal(target, '/panier')
        const resolved = new URL(place, 'https://shop.example/a/b')
        expect(resolved.origin).toBe('https://shop.example')
        expect(place).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      },
    ),
    { numRuns: 20_000, seed: 26 },
  )
})

test('threat 26: a place of this site is kept as it is', () => {
  expect(safeLocal('/boutique/abbesse?page=2#avis')).toBe('/boutique/abbesse?page=2#avis')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
])('threat 26: %j leads to the fallback', (target) => {
  expect(safeLocal(target, '/mon-compte')).toBe('/mon-compte')
})
