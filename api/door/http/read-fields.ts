import { z } from 'zod'
import type { Schema } from '../../contract/platform/call.ts'

/** Reads the text fields of a multipart body: text as it is, anything else as the JSON it was encoded in. */
export function readFields(form: FormData, schema: Schema | undefined): Record<string, unknown> {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {}
  const body: Record<string, unknown> = Object.create(null)
  for (const name of new Set(form.keys())) {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    const values = form.getAll(name)
    // A repeated field stays a list of texts, which no schema of a call takes for a single value.
    body[name] = values.length > 1 ? values : decode(String(values[0]), field)
  }
  return body
}

function decode(text: string, field: z.ZodType | undefined): unknown {
  if (!field || isText(field)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isText(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  if ('innerType' in def) return isText(def.innerType as z.core.$ZodType)
  if (def.type === 'pipe') return isText((def as z.core.$ZodPipeDef).in)
  return def.type === 'string' || def.type === 'enum'
}
