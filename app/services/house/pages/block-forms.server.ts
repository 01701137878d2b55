import { z } from 'zod'
import { Block } from '#api/contract/content/blocks/blocks.ts'
import { asksFor, isOfFrame } from '#app/models/content/blocks/shared.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { describeFields } from '../fields/describe-fields.server.ts'

/** What of a block names something that the house keeps. */
export const blockLinks = {
  image: 'image',
  file: 'film',
  album: 'album',
  form: 'form',
  calendar: 'calendar',
  folder: 'blog-folder',
  wines: 'product',
  wine: 'product',
} as const

const forms = new Map<string, PanelField[]>()

/** The kinds of block that the program brings. */
export function blockTypes(): string[] {
  if (forms.size === 0) for (const [type, fields] of readForms()) forms.set(type, fields)
  return [...forms.keys()]
}

/** What a block of this kind asks for. */
export function findBlockForm(type: string): PanelField[] | undefined {
  return blockTypes().includes(type) ? forms.get(type) : undefined
}

function readForms(): [string, PanelField[]][] {
  const { options } = Block as unknown as { options: z.ZodType[] }
  return options.flatMap((option) => {
    const type = option instanceof z.ZodObject ? option.shape.type : undefined
    if (!(type instanceof z.ZodLiteral)) return []
    const kind = String(type.value)
    // What a declared block asks for is its site's to say.
    if (kind === 'own') return []
    const isFrame = ({ name }: PanelField) => isOfFrame(name)
    const isAsked = ({ name }: PanelField) => name !== 'type' && (!isOfFrame(name) || asksFor(kind, name))
    const fields = describeFields(option).filter(isAsked)
    return [[kind, [...fields.filter((field) => !isFrame(field)), ...fields.filter(isFrame)]]]
  })
}
