import { expect, test } from 'vitest'
import { bareParcelNumber, saysArrived } from './carrier-word.ts'

test.each([
  'Livré',
  'LIVRÉ AU DESTINATAIRE',
  'Votre colis est distribué',
  'Remis contre signature',
  'Retiré en point relais',
  'Delivered',
  'Livraison effectuée',
])('« %s » is an arrival', (word) => expect(saysArrived(word)).toBe(true))

test.each([
  'En cours de livraison',
  'Non livré : absent',
  'Colis remis à l’expéditeur',
  'Pas encore distribué',
  'Disponible en point de retrait',
  'Échec : colis non remis',
  'Sera livré demain',
  'Not delivered',
  'Pris en charge',
  'Livraison prévue',
  '',
])('« %s » is none', (word) => expect(saysArrived(word)).toBe(false))

test('a number is the same with and without spaces', () => {
  expect(bareParcelNumber('xy 12-34 5678')).toBe('XY12345678')
})
