import { z } from 'zod'
import { mostOwnEntries, mostOwnFields } from '#app/models/content/blocks/own-block.ts'
import { block, Paragraph, PictureRef } from '../../platform/block-parts.ts'
import { Id } from '../../platform/values.ts'

/** What a site calls a kind of block that it has declared, or a field of one. */
export const OwnKey = z
  .string()
  .regex(/^(?!constructor$)[a-z][a-z0-9_]*$/)
  .max(50)

const OwnValue = z.union([Paragraph, z.number(), z.boolean(), PictureRef, z.strictObject({ wine: Id })])
const isShort = (said: object) => Object.keys(said).length <= mostOwnFields
const Entry = z.record(OwnKey, OwnValue).refine(isShort, { error: 'format' })

/** A block of a kind that the site has declared; whether its values fit the declaration is seen when it is saved. */
export const ownBlock = block('own', {
  name: OwnKey,
  values: z.record(OwnKey, z.union([OwnValue, z.array(Entry).max(mostOwnEntries)])).refine(isShort, { error: 'format' }),
})
