import { expect, test } from 'vitest'
import { tasks } from '#app/models/house/task.ts'
import { taskText } from '#app/texts/house/tasks.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { deskPlans } from './desk-plans.server.ts'
import { advancedPlan, cardPlans, findTask, hrefOfTask, listEntries, listSisters, taskPlans } from './task-plans.server.ts'

const goods = tradeGoods.WINE
const owner = { role: 'ADMIN', isOperator: false, goods } as const
const operator = { role: 'SUPER_ADMIN', isOperator: true, goods } as const
const plans = [...Object.values(taskPlans), ...Object.values(cardPlans), advancedPlan]

test('the menu names eight tasks beside the day, each opens on a screen of its own, and every desk is behind one of them', () => {
  expect(['Aujourd’hui', ...tasks.map((task) => taskText(task, goods))]).toEqual(
    'Aujourd’hui Commandes Vins Clients Site Nouvelles Lettre Chiffres Réglages'.split(' '),
  )
  const opens = tasks.map((task) => hrefOfTask(task, owner))
  expect(new Set(opens).size).toBe(tasks.length)
  expect(opens.map((path) => findTask(path))).toEqual(tasks)
  const found = plans.flat()
  expect(deskPlans.map(({ slug }) => slug).filter((slug) => found.filter((one) => one === slug).length !== 1)).toEqual([])
})

test('every screen of a plan has a name, and who may not open it is not offered it', () => {
  for (const plan of plans)
    expect(listEntries(plan, operator).map(({ href }) => href)).toEqual(plan.map((one) => `/admin/${one}`))
  const offered = listEntries(advancedPlan, owner).map(({ href }) => href)
  expect(offered).toContain('/admin/journal')
  expect(offered).not.toContain('/admin/sites')
  expect(offered).not.toContain('/admin/sauvegardes')
})

test('a screen names its sisters, what lies beneath it only its task', () => {
  expect(listSisters('/admin/produits', owner)?.entries.map(({ label }) => label)).toContain('Stock de la cave')
  expect(listSisters('/admin/produits/clocher', owner)).toBeUndefined()
  expect(findTask('/admin/produits/clocher')).toBe('wines')
  expect(findTask('/admin/commandes/retenues')).toBe('orders')
  expect(listSisters('/admin/creneaux', owner)?.entries.map(({ href }) => href)).toEqual([
    '/admin/reglages',
    '/admin/transporteurs',
    '/admin/points-de-retrait',
    '/admin/creneaux',
    '/admin/fermetures',
  ])
  expect(findTask('/admin')).toBeUndefined()
})

test('the menu and the screens of other trades are called after what they sell', () => {
  const namesOf = (trade: keyof typeof tradeGoods) => {
    const who = { role: 'ADMIN', isOperator: false, goods: tradeGoods[trade] } as const
    const { label = '', entries = [] } = listSisters('/admin/produits', who) ?? {}
    return [label, ...entries.slice(0, 3).map((entry) => entry.label), entries.at(-2)?.label]
  }
  expect(namesOf('BEER')).toEqual([
    'Bières',
    'Bières et coffrets',
    'Grille des bières',
    'Stock de la réserve',
    'Qui fait les bières',
  ])
  expect(namesOf('BOOKS')).toEqual([
    'Livres',
    'Livres et coffrets',
    'Grille des livres',
    'Stock de la réserve',
    'Qui écrit les livres',
  ])
})
