import { type RouteArgs, requestContext } from '#app/http/request-context.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'

/** What the sentences of the panel name, as its site sells it. */
export async function readGoods({ context }: Pick<RouteArgs, 'context'>): Promise<GoodsWords> {
  return goodsWordsOf((await readSiteFacts(context.get(requestContext))).values)
}
