import { findMissing, type Segment } from '#app/models/audience/segment.ts'
import { type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../platform/database/database.ts'

type Named = {
  idImage?: string | null | undefined
  wines?: string[] | undefined
  idCode?: string | null | undefined
  segment?: Segment | undefined
}
type Table = 'images' | 'products' | 'discount_codes'

/** What a letter shows, carries and is meant for has to be there. */
export async function refuseStrange(read: SiteReader, named: Named): Promise<Outcome<never> | undefined> {
  const { idImage, wines = [], idCode, segment } = named
  const refuse = (field: string, code: FaultCode = 'choice') => refused('invalid', { fields: { [field]: { code } } })
  const missing = segment && findMissing(segment)
  if (missing) return refuse(`segment.${missing}`, 'required')
  if (!(await hasAll(read, 'images', idImage ? [idImage] : []))) return refuse('idImage')
  if (!(await hasAll(read, 'products', wines))) return refuse('wines')
  if (!(await hasAll(read, 'discount_codes', idCode ? [idCode] : []))) return refuse('idCode')
  if (segment?.idProduct && !(await hasAll(read, 'products', [segment.idProduct]))) return refuse('segment.idProduct')
  return undefined
}

async function hasAll(read: SiteReader, table: Table, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  if (table === 'images')
    return (await read.selectFrom('images').select('id').where('id', 'in', wanted).execute()).length === wanted.length
  const live = await read.selectFrom(table).select('id').where('id', 'in', wanted).where('deleted_at', 'is', null).execute()
  return live.length === wanted.length
}
