import { statusOf } from '#app/models/outcome.ts'
import { sayRefused } from '#app/services/panel/order-screen.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { openWithdrawal, readWithdrawalScreen } from '#app/services/panel/withdrawal-screen.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { withdrawalDeskTexts } from '#app/texts/panel/withdrawals.ts'
import { answerThing } from '#app/ui/panel/render-thing.server.tsx'
import type { Route } from './+types/receive-withdrawal'

/** The goods of a withdrawal are back: what is whole goes on the shelf again. */
export async function action(asked: Route.ActionArgs) {
  const scene = await openWithdrawal(asked)
  const { id } = asked.params
  const typed = Object.fromEntries(await readEntries(asked.request))
  const refuse = async ({ message, status }: { message: string; status: number }) =>
    answerThing({ ...(await readWithdrawalScreen(scene, id)), typed }, { entries: [], faults: {}, message }, status)

  const restock = scene.withdrawal.lines.map(({ line }) => ({ line, text: typed[`stock-${line}`]?.trim() || '0' }))
  if (restock.some(({ text }) => !/^\d{1,5}$/.test(text)))
    return refuse({ message: withdrawalDeskTexts.countFault, status: statusOf.invalid })
  const wanted = restock.map(({ line, text }) => ({ line, quantity: Number(text) })).filter(({ quantity }) => quantity > 0)
  const received = await scene.staff.api.changeWithdrawal({ params: { id }, body: { state: 'RECEIVED', restock: wanted } })
  if (!received.ok) return refuse(sayRefused(received.error))
  return goAndTell(asked.request, `/admin/retractations/${id}`, 'saved')
}
