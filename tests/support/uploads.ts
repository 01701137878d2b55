import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { origin, type TestShop } from './site.ts'

export type SentImage = { id: string; url: string; width: number; height: number; mime: string }

/** Puts files into the demo site of a built shop as its owner does, through the API. */
export async function uploadTo({ shop, db }: TestShop, files: { name: string; bytes: Buffer }[]): Promise<SentImage[]> {
  const token = await bindToSite(db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'photographe@shop.test', role: 'ADMIN', now: new Date() }),
  )
  const form = new FormData()
  for (const { name, bytes } of files) form.append('images', new File([new Uint8Array(bytes)], name))
  form.append('isDecor', 'true')
  const headers = { host: new URL(origin).host, idSite: '1', authorization: `Bearer ${token}` }
  const answer = await shop.fetch(new Request(`${origin}/api/admin/image`, { method: 'POST', body: form, headers }))
  const { data } = await answer.json()
  return data.images
}
