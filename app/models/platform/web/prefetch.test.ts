import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

test('[T-14] nothing is fetched ahead on 2g or where data are to be saved', () => {
  for (const effectiveType of ['2g', 'slow-2g']) expect(mayPrefetch('/le-domaine', { effectiveType })).toBe(false)
  expect(mayPrefetch('/le-domaine', { effectiveType: '4g', saveData: true })).toBe(false)
  expect(mayPrefetch('/le-domaine', { effectiveType: '3g' })).toBe(true)
  expect(mayPrefetch('/le-domaine', undefined)).toBe(true)
})

test('a page of one visitor is never fetched ahead', () => {
  for (const path of ['/mon-compte/profil', '/deconnexion', '/panier', '/commande/paiement', '/admin', '/admin/messages/1'])
    expect(mayPrefetch(path, undefined)).toBe(false)
  expect(mayPrefetch('/paniers-gourmands', undefined)).toBe(true)
})
