import { readFile } from 'node:fs/promises'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { coloursOfPixels } from '#app/models/site/worn/picture-colours.ts'
import { colourFields } from '#app/models/site/worn/ready-palettes.ts'
import type { Contract, Upload } from '../../../contract/index.ts'
import type { CallContext, UseCase } from '../../../platform/call/call-context.ts'
import { checkFile, type FileFault } from '../../media/checks/check-file.ts'
import { keepLookDraft } from './save-look-draft.ts'

/** Tries on the colours of a picture, which is looked at and not kept. */
export const takeLookColours: UseCase<Contract['takeLookColours']> = async ({ body, files = [] }, ctx) => {
  const pixels = await readPixels(files, ctx)
  if (!pixels.ok) return pixels
  const { primary, accent, paper, ink } = coloursOfPixels(pixels.value)
  const look = {
    [colourFields.primary]: primary,
    [colourFields.accent]: accent,
    [colourFields.paper]: paper,
    [colourFields.ink]: ink,
  }
  return keepLookDraft({ look, seen: body.seen }, ctx)
}

async function readPixels([file]: Upload[], { media: { pictures } }: CallContext): Promise<Outcome<Buffer>> {
  if (!file || file.size === 0) return refused('invalid', { fields: { image: { code: 'required' } } })
  const checked = await checkFile(await readFile(file.path), pictures)
  if (!checked.ok) return refuseImage(checked.code)
  const { kind, mime, bytes } = checked.file
  if (kind !== 'image') return refuseImage('file_type')
  const sampled = await pictures.sample(bytes, mime === 'image/svg+xml')
  return sampled.ok ? done(Buffer.from(sampled.bytes)) : refuseImage('file_broken')
}

function refuseImage(code: FileFault): Outcome<never> {
  return code === 'busy' ? refused('unavailable') : refused('invalid', { fields: { image: { code } } })
}
