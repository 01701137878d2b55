import { href } from 'react-router'
import { z } from 'zod'
import { type CallName, contract, rows } from '#api/contract/index.ts'
import type { Access, Call, Method, Schema } from '#api/contract/platform/call.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { mayInvite, type Role, reaches } from '#app/models/identity/role.ts'
import type { DeskPlan } from '#app/ui/house/fields/desk-plan.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { describeFields } from '../fields/describe-fields.server.ts'
import { deskPlans } from './desk-plans.server.ts'

const desks = new Map<string, Desk>()

/** The desk at an address of the panel, if there is one. */
export function findDesk(slug: string): Desk | undefined {
  const plan = deskPlans.find((one) => one.slug === slug)
  if (!plan) return undefined
  const made = desks.get(slug) ?? openDesk(plan)
  desks.set(slug, made)
  return made
}

/** The desk where a kind of thing is kept. */
export function deskOf(resource: string): Desk | undefined {
  const slug = deskPlans.find((plan) => plan.resource === resource)?.slug
  return slug === undefined ? undefined : findDesk(slug)
}

/** A desk as somebody of a role may use it: what the contract refuses them is not shown to them either. */
export function narrowDesk(desk: Desk, role: Role): Desk {
  const calls = Object.fromEntries(Object.entries(desk.calls).filter(([, name]) => mayCall(role, name)))
  const fieldsFor = (act: 'create' | 'change') => (act in calls ? desk.fields[act].map((field) => narrowField(field, role)) : [])
  return { ...desk, calls, fields: { create: fieldsFor('create'), change: fieldsFor('change') } }
}

function mayCall(role: Role, name: CallName): boolean {
  const access: Access = contract[name].access
  return access !== 'super_admin' || reaches(role, 'SUPER_ADMIN')
}

/** Nobody chooses a role that they may not give. */
function narrowField(field: PanelField, role: Role): PanelField {
  if (field.name !== 'role' || !field.options) return field
  return { ...field, options: field.options.filter((given) => mayInvite(role, given as Role)) }
}

/** Reads from the contract what can be done at a desk: a call that is added there is at the desk as well. */
function openDesk(plan: DeskPlan): Desk {
  const many = href('/admin/:desk', { desk: plan.resource })
  const one = `${many}/{id}`
  const find = (method: Method, path: string) => rows.find(([, row]) => row.method === method && row.path === path)
  const list = find('GET', many)
  const get = find('GET', one)
  const create = find('POST', many)
  const change = find('PUT', one)
  const remove = find('DELETE', one)
  const shape = list && shapeOf(list[1].answer)
  const listed = Object.keys(shape ?? {}).find((name) => name !== 'total')
  if (!list || !listed) throw new Error(`no list of ${plan.resource}`)
  const named = { list, get, create, change, remove }
  const calls = Object.fromEntries(Object.entries(named).flatMap(([name, row]) => (row ? [[name, row[0]]] : [])))
  return {
    ...plan,
    calls,
    listed,
    fields: plan.ownForms ? { create: [], change: [] } : readFields(plan, create?.[1], change?.[1]),
    shown: describeFields(elementOf(shape?.[listed])),
    orders: ordersOf(list[1]),
  }
}

/** A change may leave out every field; what a new thing must have, an old one may not lose. */
function readFields({ apart = [] }: DeskPlan, create: Call | undefined, change: Call | undefined): Desk['fields'] {
  const inForm = ({ name }: PanelField) => !apart.includes(name)
  const asked = fieldsOf(create).filter(inForm)
  const isNeeded = ({ name, kind }: PanelField) =>
    !['lines', 'rich'].includes(kind) && asked.some((field) => field.name === name && field.isRequired)
  return {
    create: asked,
    change: fieldsOf(change)
      .filter(inForm)
      .map((field) => (isNeeded(field) ? { ...field, isRequired: true, needsValue: true } : field)),
  }
}

function fieldsOf(row: Call | undefined): PanelField[] {
  return row?.body ? describeFields(row.body) : []
}

function shapeOf(schema: Schema): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? schema.shape : {}
}

function elementOf(schema: Schema | undefined): Schema {
  return schema instanceof z.ZodArray ? (schema.element as Schema) : z.never()
}

/** A list can be narrowed and ordered by the same fields. */
function ordersOf({ query }: Call): string[] {
  const asked = query instanceof z.ZodPipe ? query.in : query
  return asked instanceof z.ZodObject
    ? Object.keys(asked.shape).filter((name) => !['nbItem', 'page', 'orderBy'].includes(name))
    : []
}
