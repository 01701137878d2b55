import { expect, test } from 'vitest'
import { helpPages } from '#app/texts/house/help/help.ts'
import { listEntries } from '../plans/task-plans.server.ts'
import { findHelp, helpOfScreen } from './find-help.server.ts'

const sources = import.meta.glob(['/app/texts/house/**/*.ts', '!/app/texts/house/help/**', '!/app/texts/house/**/*.test.ts'], {
  eager: true,
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('every name that the handbook says stands so on a screen, and every page that it leads to is there', () => {
  const names = new Set(textsIn(sources))
  expect(names.size).toBeGreaterThan(1000)
  for (const [slug, { steps, related, screens }] of Object.entries(helpPages)) {
    const named = steps.flatMap((step) => [...step.matchAll(/« (.+?) »/g)].map(([, name = '']) => name))
    expect(named.length, slug).toBeGreaterThan(0)
    expect([slug, named.filter((name) => !names.has(name))]).toEqual([slug, []])
    expect([slug, related.filter((one) => one === slug || !helpPages[one])]).toEqual([slug, []])
    const found = listEntries(screens, { role: 'SUPER_ADMIN', isOperator: true })
    expect([slug, found.length]).toEqual([slug, screens.length])
  }
  expect(Object.keys(helpPages).length).toBeGreaterThanOrEqual(20)
})

test('a screen leads to its own page, what lies beneath it to the same, and any other to the handbook', () => {
  expect(helpOfScreen('/admin/fermetures')?.href).toBe('/admin/aide/fermer-pour-conges')
  expect(helpOfScreen('/admin/fermetures/nouveau')?.href).toBe('/admin/aide/fermer-pour-conges')
  expect(helpOfScreen('/admin/produits')?.href).toBe('/admin/aide/mettre-un-vin-en-vente')
  expect(helpOfScreen('/admin/commandes/preparation')?.href).toBe('/admin/aide/preparer-une-tournee')
  expect(helpOfScreen('/admin/lettres/nouveau')?.href).toBe('/admin/aide/ecrire-une-lettre')
  expect(helpOfScreen('/admin/sections')?.href).toBe('/admin/aide/garder-une-section')
  expect(helpOfScreen('/admin/aide/la-loi')).toBeUndefined()
  expect(helpOfScreen('/admin')?.href).toBe('/admin/aide')
})

test('the handbook is found by any of its words, titles first', () => {
  expect(findHelp('rembourser')[0]?.href).toBe('/admin/aide/rembourser')
  expect(findHelp('CONGÉS fermer')[0]?.href).toBe('/admin/aide/fermer-pour-conges')
  for (const words of ['garder section', 'copie page', 'sections gardees', 'blocs autres pages'])
    expect(findHelp(words)[0]?.href, words).toBe('/admin/aide/garder-une-section')
  expect(findHelp('zzyzx')).toEqual([])
})
