import { z } from 'zod'
import type { OwnField } from '#app/models/content/blocks/own-block.ts'
import { mostOfNumber, mostOfPhrase } from '#app/models/platform/custom/custom-field.ts'
import { Href, Paragraph, PictureRef } from '../../contract/platform/block-parts.ts'
import { Id } from '../../contract/platform/values.ts'

/** What may be filled in of a declared block, as one schema: typed, and no key more. */
export function ownSchema(fields: readonly OwnField[]): z.ZodType {
  return schemaWithin(fields, '')
}

function schemaWithin(fields: readonly OwnField[], list: string): z.ZodType {
  const own = fields.filter(({ within }) => within === list)
  return z.strictObject(Object.fromEntries(own.map((field) => [field.key, valueSchema(field, fields).optional()])))
}

function valueSchema({ key, kind, choices, most }: OwnField, fields: readonly OwnField[]): z.ZodType {
  switch (kind) {
    case 'LINE':
      return z
        .string()
        .max(mostOfPhrase)
        .regex(/^[^\r\n]*$/)
    case 'TEXT':
      return Paragraph
    case 'NUMBER':
      return z.number({ error: 'decimal' }).min(-mostOfNumber).max(mostOfNumber)
    case 'FLAG':
      return z.boolean()
    case 'DAY':
      return z.iso.date()
    case 'CHOICE':
      return z.enum(choices as [string, ...string[]])
    case 'LINK':
      return Href
    case 'PICTURE':
      return PictureRef
    case 'WINE':
      return z.strictObject({ wine: Id })
    case 'LIST':
      return z.array(schemaWithin(fields, key)).max(most)
  }
}
