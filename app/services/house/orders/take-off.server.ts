import { orThrow } from '#app/http/answers.server.ts'
import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { findAmendFault } from '#app/models/selling/orders/amending.ts'
import { amendDeskTexts as words } from '#app/texts/house/orders/amending.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import type { OrderDesk } from '#app/ui/house/orders/order-screen.ts'
import type { TakeOffView } from '#app/ui/house/orders/take-off.tsx'
import { requireStaff } from '../staff.server.ts'
import type { OrderAsk } from './order-screen.server.ts'

type Typed = Readonly<Record<string, string>>

/** An order and what can be taken off it; why nothing can where nothing can. */
export async function readTakeOff(asked: OrderAsk): Promise<{ order: OrderDesk; view: TakeOffView }> {
  const { api } = await requireStaff(asked)
  const order = orThrow(await api.getAdminOrder({ params: { id: asked.params.id } }))
  const late = findAmendFault(order)
  return { order, view: { ...pickView(order), refusal: late && sayFault({ code: late }) } }
}

function pickView({ id, reference, lines }: OrderDesk) {
  return {
    id,
    reference,
    lines: lines.map((line) => ({ name: [line.name, line.year, sayCapacity(line)].filter(Boolean).join(' '), left: line.left })),
  }
}

/** What is to come off, as the form asks for it: so many of each line, and what they come to for their buyer. */
export type GoodsOff = { off: { line: number; quantity: number }[]; amount: number; said: string; faults: Record<string, string> }

export function readGoodsOff({ lines }: OrderDesk, typed: Typed): GoodsOff {
  const wanted = lines.map((line, at) => ({ line, at, text: (typed[`retirer-${at}`] ?? '').trim() || '0' }))
  const wrong = wanted.filter(({ line, text }) => !/^\d{1,6}$/.test(text) || Number(text) > line.left)
  const off = wanted.map(({ line, at, text }) => ({ line, at, quantity: Number(text) })).filter(({ quantity }) => quantity > 0)
  const none = wrong.length === 0 && off.length === 0
  return {
    off: off.map(({ at, quantity }) => ({ line: at, quantity })),
    amount: off.reduce((sum, { line, quantity }) => sum + shareOfLine(line, line.givenUp, quantity), 0),
    said: off.map(({ line: { name, year }, quantity }) => [quantity, '×', name, year].filter(Boolean).join(' ')).join(', '),
    faults: {
      ...Object.fromEntries(wrong.map(({ at, line }) => [`retirer-${at}`, words.countFault(line.left)])),
      ...(none && { 'retirer-0': words.noneFault }),
    },
  }
}
