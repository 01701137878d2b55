import { expect, test } from 'vitest'
import { isPrivatePath } from './private-path.ts'

test.each([
  '/auth',
  '/AUTH/inscription',
  '/%61uth',
  '//mon-compte',
  '/panier.data',
  '/commande/paiement',
  '/admin',
  '/%zz',
  '/agenda/reservation.ics',
  '/boutique/x/fiche-technique.PDF',
])('threat 16: %s is closed to scripts of others', (path) => {
  expect(isPrivatePath(path)).toBe(true)
})

test.each(['/', '/le-domaine', '/authentique', '/legal-notice', '/en/panier-garni'])('%s is a page for all', (path) => {
  expect(isPrivatePath(path)).toBe(false)
})
