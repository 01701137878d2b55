import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { BesideRecord } from '#app/ui/house/clients/beside-record.ts'

/** What a person, their message or a letter to them is shown with: the tags that are in use, and the replies that lie ready. */
export async function readBesides(api: ShopApi, resource: string): Promise<BesideRecord> {
  const tags = resource === 'client' || resource === 'letter' ? orThrow(await api.listClientTags()).tags : []
  const replies = resource === 'message' ? orThrow(await api.listReadyReplies({ query: { nbItem: 50 } })).replies : []
  return { knownTags: tags.map(({ tag }) => tag), readyReplies: replies.map(({ id, title, text }) => ({ id, title, text })) }
}
