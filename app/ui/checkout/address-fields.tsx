import { countryTexts, fieldLabels } from '#app/texts/account/fields.ts'
import { Fault, Field } from '../forms/field.tsx'
import { useShown } from '../forms/post-form.tsx'

type Country = { id: string; name: string; isServed?: boolean }
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
      <TownField autoComplete={fill('address-level2')} known={known.city} />
      <CountryField known={known.country ?? 'FR'} countries={countries} autoComplete={fill('country')} />
    </>
  )
}

/** The town of an address; one that was doubted is taken when it comes again with the same postal code. */
export function TownField({ known, autoComplete }: { known: string | undefined; autoComplete: string }) {
  const { state } = useShown()
  const { postalCode, city } = state?.values ?? {}
  return (
    <>
      <Field name="city" autoComplete={autoComplete} defaultValue={known} />
      {state?.faults.city && postalCode && city && (
        <input type="hidden" name="lieu" value={`${postalCode.trim()} ${city.trim()}`} />
      )}
    </>
  )
}

type CountryProps = { known: string; countries: readonly Country[]; autoComplete: string }

/** The country of an address; what was written there before and is none is asked for again. */
export function CountryField({ known, countries, autoComplete }: CountryProps) {
  const { name: form, state } = useShown()
  const id = `${form}-country`
  const fault = state?.faults.country
  const chosen = state?.values.country ?? known
  const others = countries.filter(({ isServed }) => isServed === false)
  const served = countries.filter(({ isServed }) => isServed !== false)
  return (
    <div className="field">
      <label htmlFor={id}>{fieldLabels.country}</label>
      <select
        id={id}
        name="country"
        className="input"
        autoComplete={autoComplete}
        defaultValue={countries.some((one) => one.id === chosen) ? chosen : ''}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
      >
        {!countries.some((one) => one.id === chosen) && <option value="">{countryTexts.choose}</option>}
        {others.length === 0 ? (
          <Options countries={served} />
        ) : (
          <>
            <optgroup label={countryTexts.served}>
              <Options countries={served} />
            </optgroup>
            <optgroup label={countryTexts.unserved}>
              <Options countries={others} />
            </optgroup>
          </>
        )}
      </select>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}

function Options({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
