import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { signAs } from '#app/models/selling/after/opinion.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import type { JudgedGood, OpinionsView } from '#app/ui/selling/orders/opinions-screen.tsx'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { renameFaults } from '../../platform/rename-faults.server.ts'
import type { Order } from './order-screen.server.ts'

/** The goods of an order, each once, with what its buyer thinks of them so far. */
export async function viewOpinions(api: ShopApi, order: Order): Promise<OpinionsView> {
  const { token, reference, fulfilment, lines } = order
  const ids = [...new Set(lines.map(({ idProduct }) => idProduct))]
  const goods = await Promise.all(
    ids.map(async (id): Promise<JudgedGood> => {
      const product = await api.getProduct({ params: { id } })
      const own = order.opinions.find(({ idProduct }) => idProduct === id)
      return {
        id,
        name: lines.find(({ idProduct }) => idProduct === id)?.name ?? '',
        href: product.ok ? href('/boutique/:slug', product.value) : href('/boutique'),
        values: {
          signature: own?.author ?? signAs(order.address.billing),
          avis: own?.text ?? '',
          ...(own && { note: String(own.rating) }),
        },
        state: own ? sayState(own) : '',
        isOpen: !own || own.state === 'WAITING',
      }
    }),
  )
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
