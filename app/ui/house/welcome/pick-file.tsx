import { photosIn } from '#app/models/house/starter/read-answers.ts'
import { starterTexts } from '#app/texts/house/starter/starter.ts'
import type { FilledForm } from '../frame/posted.ts'

/** A picture to bring along; one that came with a form that was refused is there already. */
export function PickFile({ label, form }: { label: string; form: FilledForm }) {
  const fault = form.faults.images
  const kept = photosIn(form.entries)
  const said = [kept.length > 0 && 'h-images', fault && 'e-images'].filter(Boolean).join(' ')
  return (
    <div className="field full">
      <label htmlFor="images">{label}</label>
      {kept.map((id) => (
        <input key={id} type="hidden" name="photo" value={id} />
      ))}
      <input
        id="images"
        type="file"
        name="images"
        accept="image/*"
        className="input"
        aria-invalid={fault ? true : undefined}
        aria-describedby={said || undefined}
      />
      {kept.length > 0 && (
        <span className="hint" id="h-images">
          {starterTexts.photosKept(kept.length)}
        </span>
      )}
      {fault && (
        <p className="field-fault" id="e-images">
          {fault}
        </p>
      )}
    </div>
  )
}
