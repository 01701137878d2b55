import { throwNotFound } from '#app/http/answers.server.ts'
import { fulfilmentStates } from '#app/models/fulfilment.ts'
import { backToOrder, readOrderForm, readOrderScreen, sayRefused } from '#app/services/panel/order-screen.server.ts'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import type { Route } from './+types/move-order'

/** Brings an order to its next state. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field, fields } = await readOrderForm(asked)
  const fulfilment = fulfilmentStates.find((state) => state === field('etat')) ?? throwNotFound()
  const [number, url, note] = [field('numero'), field('adresse'), field('mot')]
  const packed = fields.filter(([name, value]) => /^colis-\d{1,3}$/.test(name) && value !== '' && value !== '0')
  const goods = packed.map(([name, value]) => ({ place: Number(name.slice('colis-'.length)), quantity: Number(value) }))
  const moved = await staff.api.moveOrder({
    params: { id },
    body: {
      fulfilment,
      ...(number && { tracking: { number, ...(url && { url }) } }),
      ...(goods.length > 0 && { goods }),
      ...(note && { note }),
    },
  })
  if (moved.ok) return backToOrder(asked)
  return answerOrder(await readOrderScreen(asked), {
    ...sayRefused(moved.error),
    typed: { numero: number, adresse: url, mot: note, ...Object.fromEntries(packed) },
  })
}
