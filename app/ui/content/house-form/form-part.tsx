import type { FormField } from '#app/models/content/forms/form-field.ts'
import { formTexts } from '#app/texts/content/forms.ts'
import { Fault } from '../../platform/forms/field.tsx'
import { useField } from '../../platform/forms/form-in-use.ts'
import { FormInput } from './form-input.tsx'
import { FormOptions } from './form-options.tsx'
import type { PartProps } from './shapes.ts'

const wide = new Set<FormField['type']>(['LONG_TEXT', 'CHOICE', 'CHOICES', 'FILE', 'CONSENT'])

/** One field with its label, its help and its fault; the fields that hang on one of its choices stand under that choice. */
export function FormPart({ field, fields, days, day }: PartProps) {
  const known = useField(`q-${field.id}`, field.help !== '' || field.type === 'FILE')
  const { id, fault } = known
  const { showIf } = field
  const other = showIf && fields.find((one) => one.id === showIf.field)
  const isOptions = field.type === 'CONSENT' || field.type === 'CHOICES' || isRadio(field, fields)
  return (
    <div className={wide.has(field.type) ? 'field full' : 'field'}>
      {isOptions ? (
        <FormOptions
          field={field}
          known={known}
          hang={(choice) => <Hanging field={field} fields={fields} days={days} day={day} on={choice} />}
        />
      ) : (
        <>
          <Label field={field} id={id} />
          <FormInput field={field} known={known} days={days} day={day} />
        </>
      )}
      {(field.help || field.type === 'FILE') && (
        <p id={`${id}-hint`} className="hint">
          {field.help || formTexts.files}
        </p>
      )}
      {other && !['CHOICE', 'CHOICES', 'CONSENT'].includes(other.type) && showIf && (
        <p className="hint">{formTexts.when(other.label, showIf.is)}</p>
      )}
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}

/** The fields that are asked once this choice is made. */
function Hanging({ field, fields, days, day, on }: PartProps & { on: string }) {
  const parts = fields.filter(({ showIf, type }) => type !== 'HIDDEN' && showIf?.field === field.id && showIf.is === on)
  if (parts.length === 0) return null
  return (
    <div className="hanging">
      {parts.map((part) => (
        <FormPart key={part.id} field={part} fields={fields} days={days} day={day} />
      ))}
    </div>
  )
}

function Label({ field, id }: { field: FormField; id: string }) {
  return (
    <label htmlFor={id}>
      {field.label} {!field.isRequired && <span className="hint">{formTexts.optional}</span>}
    </label>
  )
}

/** A short list is seen whole; one that others hang on must be. */
function isRadio({ id, type, choices }: FormField, fields: readonly FormField[]): boolean {
  return type === 'CHOICE' && (choices.length <= 4 || fields.some(({ showIf }) => showIf?.field === id))
}
