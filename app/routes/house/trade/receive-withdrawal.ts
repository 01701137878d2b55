import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { openWithdrawal } from '#app/services/house/orders/withdrawal-screen.server.ts'
import { readEntries, sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { withdrawalDeskTexts } from '#app/texts/house/orders/withdrawals.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/receive-withdrawal'

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('retractations')

/** The goods of a withdrawal are back: what is whole goes on the shelf again. */
export async function action(asked: Route.ActionArgs) {
  const { staff, withdrawal } = await openWithdrawal(asked)
  const { id } = asked.params
  const typed = Object.fromEntries(await readEntries(asked.request))
  const refuse = ({ message, status }: { message: string; status: number }) => data<RecordRefusal>({ message, typed }, { status })

  const restock = withdrawal.lines.map(({ line }) => ({ line, text: typed[`stock-${line}`]?.trim() || '0' }))
  if (restock.some(({ text }) => !/^\d{1,5}$/.test(text)))
    return refuse({ message: withdrawalDeskTexts.countFault, status: statusOf.invalid })
  const wanted = restock.map(({ line, text }) => ({ line, quantity: Number(text) })).filter(({ quantity }) => quantity > 0)
  const received = await staff.api.changeWithdrawal({ params: { id }, body: { state: 'RECEIVED', restock: wanted } })
  if (!received.ok) return refuse(sayRefused(received.error))
  return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'retractations', id }), 'saved')
}
