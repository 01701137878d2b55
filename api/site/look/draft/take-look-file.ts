import { refused } from '#app/models/platform/outcome.ts'
import { lookFileVersion, unpackLook } from '#app/models/site/worn/look-file.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { keepLookDraft } from './save-look-draft.ts'

/** Tries on the look of a file, whole; what it says is checked like what is chosen at the desk. */
export const takeLookFile: UseCase<Contract['takeLookFile']> = async ({ body }, ctx) => {
  if (body.file.version > lookFileVersion) return refused('invalid', { fields: { version: { code: 'look_version' } } })
  return keepLookDraft({ look: unpackLook(body.file), seen: body.seen }, ctx)
}
