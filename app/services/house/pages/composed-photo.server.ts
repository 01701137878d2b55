import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { SentPhoto } from '#app/models/house/panel/composed.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import type { Choice } from '#app/ui/house/fields/links.ts'
import { readSentRecord } from '../forms/sent-photos.server.ts'

/** A photo comes as it does with any form of the panel, its words beside it. */
const fields: readonly PanelField[] = [{ name: 'image', kind: 'thing', isRequired: true, isNullable: false }]

/** Keeps a photo that was sent by itself, and answers it as the form that it is for can choose it. */
export async function takePhoto(
  asked: Parameters<typeof readSentRecord>[0],
  api: ShopApi,
): Promise<{ sent: SentPhoto<Choice>; status: number }> {
  const { entries, refused } = await readSentRecord(asked, api, { links: { image: 'image' }, fields })
  if (refused) return { sent: { is: 'refused', faults: refused.faults }, status: refused.status }
  const id = entries.find(([name]) => name === 'image')?.[1]
  if (!id) return { sent: { is: 'refused', faults: { image: composerTexts.noPhoto } }, status: statusOf.invalid }
  const image = orThrow(await api.getImage({ params: { id } }))
  return { sent: { is: 'kept', choice: { id, label: image.name, image } }, status: 200 }
}
