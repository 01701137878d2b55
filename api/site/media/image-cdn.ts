import type { SiteReader } from '../../platform/database/database.ts'

/** The address before `/images/…` where a site has its pictures served by a network of others; empty where it serves them itself. */
export async function findImageCdn(read: SiteReader): Promise<string> {
  const row = await read.selectFrom('parameters').select('value').where('type', '=', 'IMAGE_CDN').limit(1).executeTakeFirst()
  return readCdn(row?.value)
}

/** The same, as it was set. */
export function readCdn(set: string | null | undefined): string {
  return set && isCdn(set) ? set.replace(/\/+$/, '') : ''
}

/** An address that a policy can name: an https origin, with a path or without. */
function isCdn(value: string): boolean {
  return /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?$/i.test(value) && URL.canParse(value)
}
