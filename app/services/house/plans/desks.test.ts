import { expect, test } from 'vitest'
import { type CallName, contract, rows } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { blockTypes, findBlockForm } from '../pages/block-forms.server.ts'
import { deskPlans } from './desk-plans.server.ts'
import { findDesk, narrowDesk } from './desks.server.ts'

const goods = tradeGoods.WINE
const desks = deskPlans.map(({ slug }) => findDesk(slug) as Desk)

/** Kept elsewhere than at a desk: each has a screen of its own, or waits for one. */
const elsewhere = new Set(['parameter', 'audit-log', 'stock', 'flow', 'figures', 'packshot', 'wine-grid'])

test('every list that the contract gives an owner has a desk, or a screen of its own', () => {
  const lists = rows.flatMap(([, { method, path, access }]) => {
    const resource = /^\/admin\/([a-z-]+)$/.exec(path)?.[1]
    return resource && method === 'GET' && access === 'admin' && path.split('/').length === 3 ? [resource] : []
  })
  const kept = new Set(deskPlans.map(({ resource }) => resource))
  const isList = (resource: string) => rows.some(([, row]) => row.path === `/admin/${resource}` && row.query !== undefined)
  expect(lists.filter((resource) => isList(resource) && !kept.has(resource) && !elsewhere.has(resource))).toEqual([])
})

test('every field that an owner fills in has a name in French', () => {
  const nameless = (resource: string, fields: readonly PanelField[], path: string[] = []): string[] =>
    fields.flatMap(({ name, kind, fields: inner = [] }) => {
      const here = [...path, name]
      const isNamed = kind === 'written' || fieldText(resource, here, goods) !== undefined
      return [...(isNamed ? [] : [`${resource}: ${here.join('.')}`]), ...nameless(resource, inner, here)]
    })
  const asked = desks.flatMap(({ resource, fields }) => nameless(resource, [...fields.create, ...fields.change]))
  expect([...new Set(asked)]).toEqual([])
})

test('all that the sheet of a thing tells of it has a name in French, and its choices too', () => {
  const told = desks.filter(({ reads }) => reads).flatMap(({ resource, shown }) => shown.map((field) => ({ resource, ...field })))
  const read = told.filter(({ kind, name }) => !['rows', 'group'].includes(kind) && !['id', 'idOrder'].includes(name))
  expect(read.length).toBeGreaterThan(20)
  const nameless = read.filter(({ resource, name }) => !fieldText(resource, [name], goods))
  const unsaid = read.flatMap(({ resource, name, options = [] }) =>
    options
      .filter((option) => optionText(resource, [name], option, goods) === option)
      .map((option) => ({ resource, name, option })),
  )
  expect([...nameless, ...unsaid].map(({ resource, name }) => `${resource}: ${name}`)).toEqual([])
})

test('every kind of block, and every field of it, has a name in French', () => {
  const nameless = (fields: readonly PanelField[], path: string[] = []): string[] =>
    fields.flatMap(({ name, fields: inner = [] }) => [
      ...(fieldText('block', [...path, name], goods) ? [] : [[...path, name].join('.')]),
      ...nameless(inner, [...path, name]),
    ])
  expect(blockTypes().length).toBeGreaterThan(20)
  for (const type of blockTypes()) {
    expect(blockText(type, goods), type).toBeDefined()
    expect(nameless(findBlockForm(type) ?? []), type).toEqual([])
  }
})

test('every choice that an owner makes is said in French', () => {
  const unsaid = (resource: string, fields: readonly PanelField[], path: string[] = []): string[] =>
    fields.flatMap(({ name, options = [], fields: inner = [] }) => {
      const here = [...path, name]
      const left = options.filter((option) => /^[A-Z]{2}/.test(option) && optionText(resource, here, option, goods) === option)
      return [...left.map((option) => `${resource}: ${here.join('.')} ${option}`), ...unsaid(resource, inner, here)]
    })
  const asked = desks.flatMap(({ resource, fields }) => unsaid(resource, [...fields.create, ...fields.change]))
  expect([...new Set(asked)]).toEqual([])
})

test('a desk tells of its things in columns that its list has, and searches by a field that it can be narrowed by', () => {
  for (const { slug, columns, shown, search, orders, resource } of desks) {
    expect(deskText(slug, goods)?.says, slug).toMatch(/\.$/)
    for (const column of columns) {
      expect(
        shown.map(({ name }) => name),
        slug,
      ).toContain(column)
      expect(fieldText(resource, [column], goods), `${slug}: ${column}`).toBeDefined()
    }
    if (search) expect(orders, slug).toContain(search)
  }
})

test('what a blank form holds are fields of that form', () => {
  for (const { slug, starts = {}, fields } of desks) {
    const names = new Set(
      fields.create.flatMap(({ name, fields: inner = [] }) => [name, ...inner.map((one) => `${name}.${one.name}`)]),
    )
    expect(
      Object.keys(starts).filter((name) => !names.has(name)),
      slug,
    ).toEqual([])
  }
})

test('threat 38: at no desk does an administrator find a form for what only a super-administrator may do', () => {
  const isAbove = (name: CallName | undefined) => name !== undefined && contract[name].access === 'super_admin'
  const above = desks.filter(({ calls }) => Object.values(calls).some(isAbove))
  expect(above.map(({ slug }) => slug)).toContain('equipe')
  for (const desk of desks) {
    const { calls, fields, slug } = narrowDesk(desk, 'ADMIN')
    expect([slug, Object.values(calls).filter(isAbove)]).toEqual([slug, []])
    for (const act of ['create', 'change'] as const) {
      if (!calls[act]) expect([slug, fields[act]]).toEqual([slug, []])
    }
    expect(narrowDesk(desk, 'SUPER_ADMIN'), slug).toEqual(desk)
  }
})

test('threat 38: an administrator is offered no role that they may not give', () => {
  const offered = (role: 'ADMIN' | 'SUPER_ADMIN') => {
    const { fields } = narrowDesk(findDesk('invitations') as Desk, role)
    return fields.create.find(({ name }) => name === 'role')?.options
  }
  expect(offered('ADMIN')).toEqual(['MEMBER'])
  expect(offered('SUPER_ADMIN')).toEqual(['MEMBER', 'ADMIN', 'SUPER_ADMIN'])
})
