/** A picture to bring along. */
export function PickFile({ label, fault }: { label: string; fault: string | undefined }) {
  return (
    <div className="field full">
      <label htmlFor="images">{label}</label>
      <input
        id="images"
        type="file"
        name="images"
        accept="image/*"
        className="input"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'e-images' : undefined}
      />
      {fault && (
        <p className="field-fault" id="e-images">
          {fault}
        </p>
      )}
    </div>
  )
}
