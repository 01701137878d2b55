import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'

/** A window that opens over pages, or stands in their flow. */
export type ShownPopup = Answer<Contract['listPopups']>[number]

/** The popups that are open now: the same for everybody, for the pages that hold them are shared. */
export async function listShownPopups(api: ShopApi): Promise<ShownPopup[]> {
  return orThrow(await api.listPopups())
}
