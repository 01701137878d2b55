import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { readFields, type Typed } from '#app/models/house/panel/read-fields.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'

const text: PanelField = { name: 'body', kind: 'rich', isRequired: false, isNullable: false }
const photo: PanelField = { name: 'idImage', kind: 'thing', isRequired: false, isNullable: true }

type Form = { desk: Pick<Desk, 'resource' | 'links' | 'first' | 'folded'>; fields: PanelField[]; begun: PanelField[] }

/** What is written block by block begins with its form: a text, and a photo where the thing has none of its own. */
export function formOfNew(desk: Desk): Form {
  const { create } = desk.fields
  if (!create.some(({ kind }) => kind === 'written')) return { desk, fields: create, begun: [] }
  const begun = create.some(({ name }) => name === photo.name) ? [text] : [text, photo]
  const before = create.findIndex(({ name }) => name === photo.name || name === 'isValid')
  const fields = before < 0 ? [...create, ...begun] : create.toSpliced(before, 0, ...begun)
  const { first = [] } = desk
  const place = first.indexOf('isValid')
  return {
    desk: {
      ...desk,
      links: { ...desk.links, [photo.name]: 'image' },
      first: place < 0 ? first : first.toSpliced(place, 0, ...begun.map(({ name }) => name)),
    },
    fields,
    begun,
  }
}

/** The block that it begins with, if anything was written or chosen for it. */
export function readBegun(begun: readonly PanelField[], entries: readonly Entry[]): Typed {
  if (begun.length === 0) return {}
  const { body: written, idImage } = readFields(begun, entries)
  const body = (written as RichText).content.length > 0 && written
  if (!body && !idImage) return {}
  const picture = { image: idImage }
  if (!body) return { blocks: [{ type: 'image', picture, size: 'text', framed: false }] }
  if (!idImage) return { blocks: [{ type: 'text', title: '', body }] }
  return { blocks: [{ type: 'text-image', eyebrow: '', title: '', body, actions: [], picture, side: 'right' }] }
}

/** What is wrong with that block, by the fields that its form asks for. */
export function faultsOfBegun(faults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, said]) => {
      const [, field] = /^blocks\.0\.(body|picture)/.exec(name) ?? []
      return [field === 'picture' ? photo.name : (field ?? name), said]
    }),
  )
}
