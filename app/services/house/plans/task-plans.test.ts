import { expect, test } from 'vitest'
import { tasks } from '#app/models/house/task.ts'
import { taskTexts } from '#app/texts/house/tasks.ts'
import { deskPlans } from './desk-plans.server.ts'
import { advancedPlan, cardPlans, findTask, hrefOfTask, listEntries, listSisters, taskPlans } from './task-plans.server.ts'

const owner = { role: 'ADMIN', isOperator: false } as const
const operator = { role: 'SUPER_ADMIN', isOperator: true } as const
const plans = [...Object.values(taskPlans), ...Object.values(cardPlans), advancedPlan]

test('the menu names eight tasks beside the day, each opens on a screen of its own, and every desk is behind one of them', () => {
  expect(['Aujourd’hui', ...tasks.map((task) => taskTexts[task])]).toEqual(
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
