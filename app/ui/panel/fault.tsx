import type { FormScene } from './thing-form.tsx'

/** What is wrong with a field as a whole. */
export function Fault({ scene: { faults }, name }: { scene: FormScene; name: string }) {
  if (!faults[name]) return null
  return (
    <p className="field-fault" id={`e-${name}`}>
      {faults[name]}
    </p>
  )
}
