import { expect, test } from 'vitest'
import { addIngredients, listUnnamed } from './ingredients.ts'

const say = (category: string) => `[${category}]`

test('chosen ingredients join the list with their category, and bring their allergens', () => {
  expect(addIngredients('', ['sulfites', 'Raisins'], say)).toEqual({
    text: 'Raisins, [preservative] : sulfites',
    allergens: ['SULPHITES'],
  })
  const more = addIngredients('Raisins, conservateur : SULFITES.', ['sulfites', 'gomme arabique', 'lysozyme (œuf)'], say)
  expect(more).toEqual({
    text: 'Raisins, conservateur : SULFITES, [stabiliser] : gomme arabique, [preservative] : lysozyme (œuf)',
    allergens: ['EGG'],
  })
})

test('what a list names is not offered again, and what is no ingredient is not added', () => {
  expect(listUnnamed('Raisins, acidifiant : acide tartrique').map(({ name }) => name)).not.toContain('acide tartrique')
  expect(addIngredients('Raisins', ['<b>eau</b>'], say)).toEqual({ text: 'Raisins', allergens: [] })
})
