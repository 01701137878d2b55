import { movementKinds } from '#app/models/catalog/stock-movement.ts'
import { type Clash, type KeptAct, type KeptAnswer, sendingName } from '#app/models/house/cellar/kept-send.ts'
import { nameOnSheet } from '#app/models/house/cellar/name-on-sheet.ts'
import { readNumbers, readTicked } from '#app/models/house/cellar/round-numbers.ts'
import { readStockRows, type StockChange } from '#app/models/house/cellar/stock-lines.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { keptSendTexts as words } from '#app/texts/house/orders/kept-sends.ts'
import { stockTexts } from '#app/texts/house/orders/stock.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { sayRefused } from '../plans/form-entries.server.ts'
import { listUntold } from './stock-screen.server.ts'

const acts = { stock: takeStock, commencer: takeBegun, expedier: takeShipped }

type Taking = { api: Member['api']; goods: GoodsWords }

/** Takes a form that waited on a machine, as often as it comes: it counts once, and what of it clashes is answered. */
export async function takeKeptSend(
  { api }: Pick<Member, 'api'>,
  act: KeptAct,
  entries: readonly Entry[],
  goods: GoodsWords,
): Promise<KeptAnswer> {
  return { left: await acts[act]({ api, goods }, entries) }
}

/** Lines that stand as they stood when they were counted go through; the others are for their owner to decide. */
async function takeStock({ api, goods }: Taking, entries: readonly Entry[]): Promise<Clash[]> {
  const values = new Map(entries)
  const kind = movementKinds.find((one) => one === values.get('sorte')) ?? 'CORRECTION'
  const reason = values.get('motif')?.trim() ?? ''
  const once = values.get(sendingName)
  const save = (lines: StockChange[]) =>
    api.saveStock({ body: { lines, kind, reason, leavesMoved: true, ...(once && { once }) } })
  const lines = readStockRows(entries)
  if (lines.length === 0) return []
  const saved = await save(lines)
  if (saved.ok) return sayLeft({ api, goods }, lines, saved.value.left ?? [])
  const untold = listUntold(lines, saved.error.fields)
  // What may not be put on sale yet holds no count back.
  const others = lines.map((line) => (untold.includes(line.idDeclination) ? withoutSale(line) : line))
  const again = untold.length > 0 ? await save(others) : saved
  if (!again.ok) return [{ id: '', name: stockTexts.title(goods), says: sayRefused(again.error).message }]
  const said = await Promise.all(
    untold.map(async (id): Promise<Clash> => ({ id, name: await nameLine({ api, goods }, id), says: stockTexts.untold })),
  )
  return [...(await sayLeft({ api, goods }, lines, again.value.left ?? [])), ...said]
}

function withoutSale({ idDeclination, seen, stock, limit }: StockChange): StockChange {
  return { idDeclination, seen, stock, limit }
}

type Left = { idDeclination: string; stock: number | null }

function sayLeft(taking: Taking, lines: readonly StockChange[], left: readonly Left[]): Promise<Clash[]> {
  return Promise.all(
    left.map(async ({ idDeclination: id, stock: now }): Promise<Clash> => {
      const line = lines.find(({ idDeclination }) => idDeclination === id)
      if (now === null || !line) return { id, name: stockTexts.title(taking.goods), says: words.gone(taking.goods) }
      return { id, name: await nameLine(taking, id), seen: line.seen, counted: line.stock, now }
    }),
  )
}

async function nameLine({ api, goods }: Taking, declination: string): Promise<string> {
  const listed = await api.listStock({ query: { declination } })
  const [line] = listed.ok ? listed.value.lines : []
  if (!line) return stockTexts.title(goods)
  return line.place === 'product' ? line.name : nameOnSheet(line)
}

/** Begins what is still new of what was ticked; what was begun already is as it was wanted. */
async function takeBegun({ api }: Taking, entries: readonly Entry[]): Promise<Clash[]> {
  const left: Clash[] = []
  for (const id of readTicked(entries)) {
    const order = await api.getAdminOrder({ params: { id } })
    if (!order.ok) left.push({ id, name: words.order, says: words.unknown })
    else if (order.value.fulfilment === 'cancelled') left.push({ id, name: order.value.reference, says: words.cancelled })
    else if (order.value.fulfilment === 'new') {
      const moved = await api.moveOrder({ params: { id }, body: { fulfilment: 'preparing' } })
      if (!moved.ok) left.push({ id, name: order.value.reference, says: sayRefused(moved.error).message })
    }
  }
  return left
}

/** Notes parcels as sent by their numbers; one that is noted with its number already has come before. */
async function takeShipped({ api }: Taking, entries: readonly Entry[]): Promise<Clash[]> {
  const left: Clash[] = []
  for (const [id, number] of readNumbers(entries)) {
    const order = await api.getAdminOrder({ params: { id } })
    if (!order.ok) {
      left.push({ id, name: words.order, says: words.unknown })
      continue
    }
    const { reference, fulfilment, tracking } = order.value
    if (tracking.some((parcel) => parcel.number === number)) continue
    const isOver = sayOver(fulfilment, number, tracking.at(-1)?.number ?? '')
    const moved = isOver
      ? undefined
      : await api.moveOrder({ params: { id }, body: { fulfilment: 'shipped', tracking: { number } } })
    if (moved?.ok) continue
    left.push({ id, name: reference, says: isOver || words.refused(number, moved ? sayRefused(moved.error).message : '') })
  }
  return left
}

/** Why nothing of an order leaves any more; empty where something may. */
function sayOver(fulfilment: string, number: string, known: string): string {
  if (fulfilment === 'cancelled') return words.cancelledNumber(number)
  return fulfilment === 'shipped' || fulfilment === 'completed' ? words.shippedNumber(number, known) : ''
}
