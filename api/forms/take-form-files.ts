import { done, type Fault, type Outcome, refused } from '#app/models/outcome.ts'
import type { Upload } from '../contract/index.ts'
import { takeUpload } from '../media/take-file.ts'
import type { Visit } from '../visit.ts'

/** A file that came with an answer, kept but not among the pictures of the site. */
export type FormFile = { id: string; field: string; name: string; mime: string; bytes: number; content_hash: string }

/** Takes the files of an answer through the one door for files; what cannot be taken is told by its field. */
export async function takeFormFiles(
  sent: readonly { field: string; upload: Upload }[],
  { media, site, now }: Pick<Visit, 'media' | 'site' | 'now'>,
): Promise<Outcome<FormFile[]>> {
  const files: FormFile[] = []
  const faults: Record<string, Fault> = {}
  for (const { field, upload } of sent) {
    const taken = await takeUpload(upload, media, { siteId: site.id, now })
    if (taken.ok) {
      const { id, name, mime, bytes, content_hash } = taken.row
      files.push({ id, field, name, mime, bytes, content_hash })
    } else if (taken.code === 'busy') return refused('unavailable')
    else faults[field] = { code: taken.code }
  }
  return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : done(files)
}
