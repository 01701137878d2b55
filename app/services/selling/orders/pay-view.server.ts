import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayHour } from '#app/models/platform/time/french-date.ts'
import { sayAct, sayPaidBy } from '#app/texts/selling/card-means.ts'
import { payTexts } from '#app/texts/selling/pay.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { PayView } from '#app/ui/selling/checkout/pay-screen.tsx'
import { readSiteFacts } from '../../site/site-facts.server.ts'

/** Where the order behind a link is paid by card; nothing for a link that opens none. */
export async function getPayView(ctx: RequestContext, token: string): Promise<PayView | 'nothing to pay here' | undefined> {
  const found = await ctx.api.followOrder({ body: { token } })
  if (!found.ok && (found.error.code === 'invalid' || found.error.code === 'not_found')) return undefined
  const { reference, total, paid, means, cardMeans, paymentUrl, keptUntil } = orThrow(found)
  if (!paymentUrl || !/^https?:\/\//.test(paymentUrl)) return 'nothing to pay here'
  const said = { way: sayPaidBy(means, cardMeans), go: sayAct(means, cardMeans) }
  const { values } = await readSiteFacts(ctx)
  const kept = keptUntil ? payTexts.kept(goodsWordsOf(values), sayHour(keptUntil)) : ''
  return { reference, total: sayCents(total - paid), ...said, url: paymentUrl, follow: href('/suivi/:token', { token }), kept }
}
