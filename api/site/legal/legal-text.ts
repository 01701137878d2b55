import type { z } from 'zod'
import type { LegalKind } from '#app/models/site/law/legal.ts'
import type { RichText } from '../../contract/platform/rich-text.ts'
import type { SiteReader } from '../../platform/database/database.ts'

type Version = { version: number; since: string; body: string }

/** A version of a legal text as it is read, with the others there have been. */
export async function toLegalText(read: SiteReader, kind: LegalKind, { version, since, body }: Version) {
  const versions = await read
    .selectFrom('legal_versions')
    .select(['version', 'since'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .execute()
  return { kind, version, since, text: JSON.parse(body) as z.input<typeof RichText>, versions }
}
