import { expect, test } from 'vitest'
import { settingsCards, tasks } from '#app/models/house/task.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { helpPagesOf } from '#app/texts/house/help/help.ts'
import { cardText, taskText } from '#app/texts/house/tasks.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { deskPlans } from '../plans/desk-plans.server.ts'
import { listEntries } from '../plans/task-plans.server.ts'
import { findHelp, helpOfScreen } from './find-help.server.ts'

const goods = tradeGoods.WINE
const sources = import.meta.glob(['/app/texts/house/**/*.ts', '!/app/texts/house/help/**', '!/app/texts/house/**/*.test.ts'], {
  eager: true,
})

/** Every text of the panel as a house that sells these reads it: one that names its goods is asked for it. */
function textsIn(value: unknown, goods: GoodsWords): string[] {
  if (typeof value === 'string') return [value.trim()]
  if (typeof value === 'function') return value.length === 1 ? askText(value, goods) : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one, goods)) : []
}

/** One that is about something else than goods says nothing here. */
function askText(say: object, goods: GoodsWords): string[] {
  try {
    return textsIn(Reflect.apply(say as () => unknown, undefined, [goods]), goods)
  } catch {
    return []
  }
}

function namesOf(goods: GoodsWords): Set<string> {
  const named = [
    ...deskPlans.flatMap(({ slug }) => Object.values(deskText(slug, goods) ?? {})),
    ...tasks.map((task) => taskText(task, goods)),
    ...settingsCards.map((card) => cardText(card, goods)[0]),
  ]
  return new Set([...textsIn(sources, goods), ...named])
}

test.each(Object.entries(tradeGoods))(
  'every name that the handbook says stands so on a screen, and every page that it leads to is there: %s',
  (_, goods) => {
    const names = namesOf(goods)
    const helpPages = helpPagesOf(goods)
    expect(names.size).toBeGreaterThan(1000)
    for (const [slug, { steps, related, screens }] of Object.entries(helpPages)) {
      const named = steps.flatMap((step) => [...step.matchAll(/« (.+?) »/g)].map(([, name = '']) => name))
      expect(named.length, slug).toBeGreaterThan(0)
      expect([slug, named.filter((name) => !names.has(name))]).toEqual([slug, []])
      expect([slug, related.filter((one) => one === slug || !helpPages[one])]).toEqual([slug, []])
      const found = listEntries(screens, { role: 'SUPER_ADMIN', isOperator: true, goods })
      expect([slug, found.length]).toEqual([slug, screens.length])
    }
    expect(Object.keys(helpPages).length).toBeGreaterThanOrEqual(20)
  },
)

test('a screen leads to its own page, what lies beneath it to the same, and any other to the handbook', () => {
  expect(helpOfScreen('/admin/fermetures', goods)?.href).toBe('/admin/aide/fermer-pour-conges')
  expect(helpOfScreen('/admin/fermetures/nouveau', goods)?.href).toBe('/admin/aide/fermer-pour-conges')
  expect(helpOfScreen('/admin/produits', goods)?.href).toBe('/admin/aide/mettre-un-vin-en-vente')
  expect(helpOfScreen('/admin/commandes/preparation', goods)?.href).toBe('/admin/aide/preparer-une-tournee')
  expect(helpOfScreen('/admin/lettres/nouveau', goods)?.href).toBe('/admin/aide/ecrire-une-lettre')
  expect(helpOfScreen('/admin/sections', goods)?.href).toBe('/admin/aide/garder-une-section')
  expect(helpOfScreen('/admin/aide/la-loi', goods)).toBeUndefined()
  expect(helpOfScreen('/admin', goods)?.href).toBe('/admin/aide')
})

test('the handbook is found by any of its words, titles first', () => {
  expect(findHelp('rembourser', goods)[0]?.href).toBe('/admin/aide/rembourser')
  expect(findHelp('CONGÉS fermer', goods)[0]?.href).toBe('/admin/aide/fermer-pour-conges')
  for (const words of ['garder section', 'copie page', 'sections gardees', 'blocs autres pages'])
    expect(findHelp(words, goods)[0]?.href, words).toBe('/admin/aide/garder-une-section')
  expect(findHelp('zzyzx', goods)).toEqual([])
})
