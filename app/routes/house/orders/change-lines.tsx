import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { backToOrder, readOrderForm } from '#app/services/house/orders/order-screen.server.ts'
import { readRefundGoods } from '#app/services/house/orders/refund.server.ts'
import { readGoodsOff, readTakeOff } from '#app/services/house/orders/take-off.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { amendDeskTexts as words } from '#app/texts/house/orders/amending.ts'
import { AskOnce } from '#app/ui/house/frame/ask-once.tsx'
import { TakeOff } from '#app/ui/house/orders/take-off.tsx'
import type { Route } from './+types/change-lines'

/** Asks how many of each line do not leave; then once whether they are to be taken off, and what that comes to. */
export async function loader(asked: Route.LoaderArgs) {
  const { order, view } = await readTakeOff(asked)
  const typed = Object.fromEntries(asked.url.searchParams)
  const bare = { view, typed, faults: {}, asks: undefined }
  if (view.refusal || Object.keys(typed).length === 0) return data(bare)
  const { off, amount, said, faults } = readGoodsOff(order, typed)
  if (Object.keys(faults).length > 0) return data({ ...bare, faults }, { status: statusOf.invalid })
  const goods = off.map(({ line, quantity }) => `${line}x${quantity}`).join(' ')
  const kept: [string, string][] = [
    ['cle', crypto.randomUUID()],
    ['version', String(order.steps.at(-1)?.step ?? 1)],
    ['articles', goods],
  ]
  const sum = sayCents(Math.min(amount, order.paid > 0 ? order.paid - order.refunded : amount))
  const submit = amount === 0 ? words.doTakeOff : order.paid > 0 ? words.doRefund(sum) : words.doLower(sum)
  return data({ ...bare, asks: { title: words.ask(said), submit, kept } })
}

/** Takes them off. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const body = { key: field('cle'), version: Number(field('version')) || 1, lines: readRefundGoods(field('articles')) }
  const changed = await staff.api.changeOrderLines({ params: { id }, body })
  if (changed.ok) return backToOrder(asked)
  const { message, status } = sayRefused(changed.error)
  const typed = Object.fromEntries(body.lines.map(({ line, quantity }) => [`retirer-${line}`, String(quantity)]))
  return data({ message, typed }, { status })
}

export default function TakeOffGoods({ loaderData: { view, typed, faults, asks }, actionData, params }: Route.ComponentProps) {
  const back = href('/admin/commandes/:id', { id: params.id })
  if (asks && !actionData)
    return (
      <AskOnce title={asks.title} action={`${back}/articles`} kept={asks.kept} submit={asks.submit} back={back}>
        <p>{words.askSays}</p>
      </AskOnce>
    )
  return <TakeOff view={view} message={actionData?.message} typed={actionData?.typed ?? typed} faults={faults} />
}
