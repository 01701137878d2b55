import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { signAs } from '#app/models/selling/after/opinion.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import type { JudgedGood, OpinionsView } from '#app/ui/selling/orders/opinions-screen.tsx'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { renameFaults } from '../../platform/rename-faults.server.ts'
import { getOrder, type Order } from './order-screen.server.ts'

/** The goods of an order, each once, with what its buyer thinks of them so far. */
export function viewOpinions({ token, reference, fulfilment, lines, opinions, address }: Order): OpinionsView {
  const ids = [...new Set(lines.map(({ idProduct }) => idProduct))]
  const goods = ids.map((id): JudgedGood => {
    const own = opinions.find(({ idProduct }) => idProduct === id)
    return {
      id,
      name: lines.find(({ idProduct }) => idProduct === id)?.name ?? '',
      values: {
        signature: own?.author ?? signAs(address.billing),
        avis: own?.text ?? '',
        ...(own && { note: String(own.rating) }),
      },
      state: own ? sayState(own) : '',
      isOpen: !own || own.state === 'WAITING',
    }
  })
  return { token, reference, isEarly: !hasLeft(fulfilment), goods }
}

function sayState({ state, refusal }: Order['opinions'][number]): string {
  return state === 'REFUSED' ? opinionTexts.refused(refusal ?? '') : opinionTexts.states[state]
}

/** Gives what the form says. */
export async function giveOpinionFrom(api: ShopApi, token: string, form: FormData): Promise<Outcome<null, Failure>> {
  const rating = Number(textOf(form, 'note'))
  const author = textOf(form, 'signature')
  const text = textOf(form, 'avis', 5000)
  const faults = {
    ...(![1, 2, 3, 4, 5].includes(rating) && { note: opinionTexts.ratingNeeded }),
    ...(author === '' && { signature: opinionTexts.authorNeeded }),
    ...(text.length > 2000 && { avis: opinionTexts.textLong }),
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  const given = await api.giveOpinion({ body: { token, idProduct: textOf(form, 'produit'), rating, text, author } })
  if (given.ok) return done(null)
  return { ok: false, error: renameFaults(given.error, { rating: 'note', text: 'avis', author: 'signature' }) }
}

/** The order of a buyer whose opinion is asked for; of what has not left nobody asks. */
export async function getJudgedOrder(ctx: RequestContext, token: string): Promise<Order> {
  const order = await getOrder(ctx, token)
  if (!hasLeft(order.fulfilment)) throwNotFound()
  return order
}
