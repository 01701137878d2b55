import { expect, test } from 'vitest'
import { bindLiterals } from '../../vite/french-spaces.ts'

test('sentences are bound where French never parts them, and what is no sentence stays as it was written', () => {
  const code = [
    'export const words = {',
    "  ask: 'Que cherchez-vous ?',",
    '  quote: (name: string, isLate?: boolean) => `« #{name} » : #{isLate ? "trop tard !" : "14 h 30"} ; −10 %`,',
    '  // Est-ce une phrase ?',
    '  pattern: /a ?b/, price: `#{10} €`,',
    '}',
  ]
    .join('\n')
    .replaceAll('#', '$')
  expect(bindLiterals('words.ts', code).replaceAll('\u00a0', '~')).toBe(
    [
      'export const words = {',
      "  ask: 'Que cherchez-vous~?',",
      '  quote: (name: string, isLate?: boolean) => `«~#{name}~»~: #{isLate ? "trop tard~!" : "14~h~30"}~; −10~%`,',
      '  // Est-ce une phrase ?',
      '  pattern: /a ?b/, price: `#{10}~€`,',
      '}',
    ]
      .join('\n')
      .replaceAll('#', '$'),
  )
})
