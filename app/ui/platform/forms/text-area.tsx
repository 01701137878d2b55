import { FieldPart } from './field.tsx'

type Props = {
  name: string
  label?: string
  hint?: string
  isHintFirst?: boolean
  isOptional?: boolean
  defaultValue?: string
  maxLength?: number
}

/** A labelled text of several lines. */
export function TextArea({ defaultValue, maxLength, ...part }: Props) {
  return (
    <FieldPart {...part} isFull>
      {(drawn, value) => (
        <textarea {...drawn} required={!part.isOptional} defaultValue={value ?? defaultValue} maxLength={maxLength} />
      )}
    </FieldPart>
  )
}
