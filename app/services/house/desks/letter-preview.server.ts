import { data, type HeadersArgs } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { personal } from '#app/http/cache-headers.ts'
import { previewPolicy } from '#app/http/content-security-policy.server.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { LetterMail } from '#app/ui/house/record/letter-preview.tsx'
import type { RecordView } from '#app/ui/house/record/record-view.ts'

const policy = 'Content-Security-Policy'

/** A letter that has not left, as it would; what has left is read as its readers have it. */
export async function readLetterPreview(
  api: ShopApi,
  { resource }: Desk,
  { id, startedAt }: PanelRecord,
): Promise<LetterMail | undefined> {
  if (resource !== 'letter' || startedAt) return undefined
  return orThrow(await api.previewLetter({ params: { id } }))
}

/** A mail has its styles on its elements: the screen that shows one in a frame allows them, and nothing else. */
export function showRecord(view: RecordView) {
  return data(view, view.letterPreview ? { headers: { [policy]: previewPolicy } } : {})
}

/** The `headers` of such a screen. */
export function recordHeaders({ loaderHeaders }: HeadersArgs): HeadersInit {
  const own = loaderHeaders.get(policy)
  return { ...personal, ...(own && { [policy]: own }) }
}
