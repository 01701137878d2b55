import type { Contract } from '#api/contract/index.ts'
import type { Given } from '#api/contract/platform/call.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import type { AmendDeliveryView } from '#app/ui/house/orders/amend-delivery-view.ts'
import { sortFaults } from '../../platform/rename-faults.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'
import { requireStaff } from '../staff.server.ts'
import type { OrderAsk } from './order-screen.server.ts'

type Body = Given<Contract['changeOrderDelivery']>['body']

/** The fields of the address, by their names on the form and in the API. */
const fields = [
  ['societe', 'company'],
  ['prenom', 'firstname'],
  ['nom', 'lastname'],
  ['adresse', 'address'],
  ['complement', 'addressPart2'],
  ['code', 'postalCode'],
  ['ville', 'city'],
  ['telephone', 'phone'],
] as const

/** An order and the ways it could go instead; why it cannot change where it cannot. */
export async function readAmendDelivery(asked: OrderAsk): Promise<AmendDeliveryView> {
  const { api } = await requireStaff(asked)
  const params = { id: asked.params.id }
  const order = orThrow(await api.getAdminOrder({ params }))
  const listed = await api.listOrderDeliveries({ params, query: {} })
  const place = order.address.delivery ?? order.address.billing
  const typed = Object.fromEntries(fields.map(([name, own]) => [name, place[own] ?? '']))
  const { paid = 0, offers = [], idCarrier = null, version = 0 } = listed.ok ? listed.value : {}
  return {
    order: { id: order.id, reference: order.reference, isPaid: order.paid > 0, country: place.country },
    typed: { ...typed, transporteur: idCarrier ?? '' },
    paid,
    offers,
    version,
    refusal: listed.ok ? undefined : sayWhy(listed.error),
  }
}

type Field = (name: string) => string

/** A changed delivery as the form says it; an address that is as it was is none. */
export function readDeliveryBody(view: AmendDeliveryView, field: Field): Body {
  const isOther = fields.some(([name]) => field(name) !== view.typed[name])
  const given = Object.fromEntries(fields.flatMap(([name, own]) => (field(name) === '' ? [] : [[own, field(name)]])))
  const need = { firstname: '', lastname: '', address: '', postalCode: '', city: '' }
  const idCarrier = field('transporteur')
  return {
    key: field('cle'),
    version: Number(field('version')) || 1,
    idCarrier,
    fees: Number(field(`vu-${idCarrier}`)) || 0,
    ...(isOther && { address: { ...need, ...given, country: view.order.country } }),
  }
}

/** What was refused beside its fields, over the ways that lead where the form says now. */
export async function refuseDelivery(asked: OrderAsk, failure: Failure, field: Field) {
  const { api } = await requireStaff(asked)
  const { order } = await readAmendDelivery(asked)
  const query = { country: order.country, postalCode: field('code') }
  const listed = await api.listOrderDeliveries({ params: { id: order.id }, query })
  const { placed, astray } = sortFaults(failure, placeOf)
  const faults = sayFaults(placed)
  return {
    faults,
    message: [...astray, ...Object.values(faults)].join(' ') || failure.message,
    typed: Object.fromEntries([...fields.map(([name]) => name), 'transporteur'].map((name) => [name, field(name)])),
    offers: listed.ok ? listed.value.offers : undefined,
  }
}

function placeOf(named: string): string | undefined {
  if (named === 'idCarrier') return 'transporteur'
  const own = /^address\.(\w+)$/.exec(named)?.[1]
  return fields.find(([, name]) => name === own)?.[0]
}

function sayWhy({ message, fields: told = {} }: Failure): string {
  return Object.values(told).flat().join(' ') || message
}
