import type { RecordFormContext } from './form-context.ts'

/** What is wrong with a field as a whole. */
export function Fault({ ctx: { faults }, name }: { ctx: Pick<RecordFormContext, 'faults'>; name: string }) {
  if (!faults[name]) return null
  return (
    <p className="field-fault" id={`e-${name}`}>
      {faults[name]}
    </p>
  )
}

/** What is good to know of what a field says, beside it. */
export function Advice({ says, name }: { says: string | undefined; name: string }) {
  if (!says) return null
  return (
    <p className="note" id={`a-${name}`}>
      {says}
    </p>
  )
}

/** The same where the field stands in a paragraph. */
export function InlineFault({ says, name }: { says: string | undefined; name: string }) {
  if (!says) return null
  return (
    <span className="field-fault" id={`e-${name}`}>
      {says}
    </span>
  )
}

/** What tells a field that is filled in of its fault; nothing where it has none. */
export function faultOf({ faults }: Pick<RecordFormContext, 'faults'>, name: string) {
  return faults[name] ? ({ 'aria-invalid': true, 'aria-describedby': `e-${name}` } as const) : {}
}
