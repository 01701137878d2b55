import type { Given } from '#api/contract/call.ts'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/panel/field.ts'
import type { Member } from '../session.server.ts'
import { type PanelFrame, readPanelFrame } from './panel-frame.server.ts'
import type { PanelAsk } from './staff.server.ts'
import type { StockLine } from './stock-screen.server.ts'

const handMeans = ['ON_COLLECTION', 'TRANSFER', 'CHEQUE'] as const
type HandMeans = (typeof handMeans)[number]
type Carrier = Answer<Contract['listCarriers']>['carriers'][number]

/** The form of an order by hand: what was found, what was filled in. */
export type HandOrderScreen = {
  frame: PanelFrame
  lines: StockLine[]
  hasMore: boolean
  carriers: Carrier[]
  /** How the site lets its buyers pay by hand. */
  means: HandMeans[]
  typed: ReadonlyMap<string, string>
}

const nbItem = 15
const quantityName = /^nombre-([A-Za-z0-9_-]{1,64})$/

/** Reads what can be sold: what was chosen already stays, what is looked for stands below it. */
export async function readHandOrder(asked: PanelAsk, staff: Member, entries: readonly Entry[]): Promise<HandOrderScreen> {
  const typed = new Map(entries)
  const search = (typed.get('q') ?? '').trim().slice(0, 100)
  const [frame, found, all, carriers, offered] = await Promise.all([
    readPanelFrame(asked, staff),
    staff.api.listStock({ query: { nbItem, ...(search && { search: `lk:${search}` }) } }),
    staff.api.listStock({ query: { nbItem: 100 } }),
    staff.api.listCarriers({ query: { nbItem: 50, deliveryType: 'DELIVERY' } }),
    staff.api.listPaymentMeans(),
  ])
  const { lines, total } = orThrow(found)
  const chosen = orThrow(all).lines.filter(({ idDeclination }) => Number(typed.get(`nombre-${idDeclination}`) ?? 0) > 0)
  const others = lines.filter(({ idDeclination }) => chosen.every((line) => line.idDeclination !== idDeclination))
  return {
    ...{ frame, typed, hasMore: total > nbItem },
    lines: [...chosen, ...others.filter(({ isValid }) => isValid)],
    carriers: orThrow(carriers).carriers,
    means: handMeans.filter((one) => orThrow(offered).includes(one)),
  }
}

/** An order as the form says it. */
export function readHandOrderBody(entries: readonly Entry[]): Given<Contract['createOrder']>['body'] {
  const typed = new Map(entries)
  const text = (name: string) => typed.get(name)?.trim() ?? ''
  const products = entries.flatMap(([name, value]) => {
    const [, idDeclination] = quantityName.exec(name) ?? []
    const id = idDeclination === undefined ? '' : text(`produit-${idDeclination}`)
    return idDeclination !== undefined && value.trim() !== '' && Number(value) !== 0
      ? [{ id, idDeclination, quantity: Number(value) }]
      : []
  })
  const names = ['firstname', 'lastname', 'company', 'email', 'phone', 'address', 'postalCode', 'city'] as const
  const buyer = Object.fromEntries(names.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])))
  const means = handMeans.find((one) => one === text('paiement')) ?? 'TRANSFER'
  const isDelivered = text('livraison') === 'DELIVERY'
  return {
    ...{ checkout: text('checkout'), products, buyer, payment: means },
    delivery: isDelivered ? { type: 'DELIVERY', idCarrier: text('transporteur') } : { type: 'NO_DELIVERY' },
    ...{ isPaid: text('paye') !== '', isAdult: text('majeur') !== '', ...(text('note') && { note: text('note') }) },
  }
}
