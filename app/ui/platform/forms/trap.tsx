/** A field that people do not see, and when the form was shown: what tells machines from them. */
export function Trap({ form, label, shown }: { form: string; label: string; shown?: string | undefined }) {
  return (
    <>
      <p className="trap" aria-hidden="true">
        <label htmlFor={`${form}-bis`}>{label}</label>
        <input id={`${form}-bis`} name="bis" tabIndex={-1} autoComplete="off" />
      </p>
      {shown && <input type="hidden" name="shown" defaultValue={shown} />}
    </>
  )
}
