import { fieldLabels } from '#app/texts/account/fields.ts'
import { Fault, Field } from '../forms/field.tsx'
import { useShown } from '../forms/post-form.tsx'

type Country = { id: string; name: string }
type Props = { known: Record<string, string>; countries: readonly Country[]; section: 'billing' | 'shipping' }

/** The fields of an address, of the buyer or of somebody else. */
export function AddressParts({ known, countries, section }: Props) {
  const fill = (what: string) => `${section} ${what}`
  return (
    <>
      <Field name="firstname" autoComplete={fill('given-name')} defaultValue={known.firstname} maxLength={100} />
      <Field name="lastname" autoComplete={fill('family-name')} defaultValue={known.lastname} maxLength={100} />
      <Field name="address" autoComplete={fill('address-line1')} defaultValue={known.address} isFull />
      <Field name="addressPart2" autoComplete={fill('address-line2')} defaultValue={known.addressPart2} isFull isOptional />
      <Field
        name="postalCode"
        autoComplete={fill('postal-code')}
        inputMode="numeric"
        defaultValue={known.postalCode}
        maxLength={12}
      />
      <Field name="city" autoComplete={fill('address-level2')} defaultValue={known.city} />
      <CountryField known={known.country ?? 'FR'} countries={countries} autoComplete={fill('country')} />
    </>
  )
}

function CountryField({
  known,
  countries,
  autoComplete,
}: {
  known: string
  countries: readonly Country[]
  autoComplete: string
}) {
  const { name: form, state } = useShown()
  const id = `${form}-country`
  const fault = state?.faults.country
  return (
    <div className="field">
      <label htmlFor={id}>{fieldLabels.country}</label>
      <select
        id={id}
        name="country"
        className="input"
        autoComplete={autoComplete}
        defaultValue={state?.values.country ?? known}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
      >
        {countries.map(({ id: code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
