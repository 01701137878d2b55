import type { Entry } from '#app/models/house/panel/field.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { FulfilmentState } from '#app/models/selling/fulfilment.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'

type Faults = Record<string, string>

/** What cannot be read of a parcel's goods; one of several parcels is never empty. */
export function findParcelFaults(fulfilment: FulfilmentState, packed: readonly Entry[], goods: GoodsWords): Faults {
  if (fulfilment === 'partly_shipped' && packed.length === 0) return { colis: words.partFault(goods) }
  const unreadable = packed.filter(([, value]) => !/^\d{1,5}$/.test(value))
  return Object.fromEntries(unreadable.map(([name]) => [name, words.countFault]))
}

/** Why an order could not go on, by the field of the form that it is about. */
export function readMoveFaults(fulfilment: FulfilmentState, { fields = {} }: Failure): Faults {
  const told = Object.entries(fields).flatMap(([path, [sentence = '']]): [string, string][] => {
    if (path === 'tracking.number') return [[`${fulfilment}-numero`, words.numberFault]]
    if (path === 'tracking.url') return [[`${fulfilment}-adresse`, words.urlFault]]
    const [, place] = /^goods\.(\d+)\.quantity$/.exec(path) ?? []
    return place === undefined ? [] : [[`colis-${place}`, sentence]]
  })
  return Object.fromEntries(told)
}
