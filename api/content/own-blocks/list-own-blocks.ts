import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readOwnBlocks } from './own-rows.ts'

/** The declared kinds of block in use, as pages draw them. */
export const listOwnBlocks: UseCase<Contract['listOwnBlocks']> = async (_given, { read }) => {
  const kinds = await readOwnBlocks(read, { isUsedOnly: true })
  return done(kinds.map((kind) => ({ ...kind, fields: kind.fields.map((field) => ({ ...field, choices: [...field.choices] })) })))
}
