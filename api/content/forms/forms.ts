import { done } from '#app/models/platform/outcome.ts'
import { flag, json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { chooseFreeId } from '../../site/slugs/choose-free-id.ts'
import { checkFields, toOwnedForm } from './form.ts'

/** Forms that visitors fill in; what was filled in keeps its questions, and stays until its term. */
export const forms = resource(
  'forms',
  { one: 'Form', read: 'AdminForm', many: 'AdminForms' },
  {
    list: 'forms',
    fields: {
      id: 'id',
      title: 'title',
      intro: 'intro',
      fields: ['fields', json],
      thanks: 'thanks',
      recipient: 'recipient',
      isValid: ['is_valid', flag],
    },
    columns: { updatedAt: 'updated_at' },
    savedAt: 'updated_at',
    toAnswer: toOwnedForm,
    blank: { intro: '', thanks: '', recipient: '', is_valid: 1 },
    async complete(row, { tx, body, known }) {
      const id = known ? done(known.id) : await chooseFreeId(tx, 'forms', { id: body.id, title: row.title })
      if (!id.ok) return id
      const checked = body.fields && checkFields(body.fields)
      if (checked && !checked.ok) return checked
      return done({ id: id.value, ...(checked && { fields: JSON.stringify(checked.value) }) })
    },
  },
)
