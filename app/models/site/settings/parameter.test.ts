import { describe, expect, test } from 'vitest'
import { isOfKind, type ParameterKind } from './parameter.ts'

const cases: [ParameterKind, string[], string[]][] = [
  ['STRING', ['Domaine', 'L’été · 24 bouteilles', ''], ['deux\nlignes', 'retour\r']],
  ['TEXT', ['deux\nlignes', ''], []],
  ['BOOLEAN', ['true', 'false', ''], ['TRUE', '1', 'oui']],
  ['NUMBER', ['12', '-3', '0.75', ''], ['douze', '1e3', '12 ', '0,75', 'NaN', '0x10']],
  [
    'LINK',
    ['https://exemple.fr/a', '/contact', 'mailto:a@b.fr', 'tel:+33353012468', ''],
    ['javascript:alert(1)', '//evil.example', '/\\evil', 'http://exemple.fr', 'data:text/html,x', 'https://a b'],
  ],
]

describe('[P-01] threat 76: a value of the wrong kind is refused', () => {
  test.each(cases)('%s', (kind, good, bad) => {
    expect(good.filter((value) => !isOfKind(kind, value))).toEqual([])
    expect(bad.filter((value) => isOfKind(kind, value))).toEqual([])
  })
})
