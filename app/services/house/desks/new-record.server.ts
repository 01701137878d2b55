import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { Typed } from '#app/models/house/panel/read-fields.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'

/** What is left empty of a new thing says nothing, so that the call can make it of the rest, as an address of a title. */
export function leaveOutEmpty(fields: readonly PanelField[], body: Typed): Typed {
  const isNeeded = (name: string) => fields.some((field) => field.name === name && field.isRequired)
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== '' || isNeeded(name)))
}

/** What is written is written next; anything else is looked over once more. */
export function hrefOfNew({ slug, calls, fields }: Desk, id: string): string {
  if (!calls.get && !calls.change) return href('/admin/:desk', { desk: slug })
  const isWritten = fields.change.some(({ kind }) => kind === 'written')
  return `/admin/${slug}/${id}${isWritten ? '/blocs' : ''}`
}
