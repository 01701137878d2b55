import { countryTexts } from '#app/texts/identity/account/fields.ts'
import { useGoods } from '../body/goods.ts'
import { Choice } from './choice.tsx'
import { Field } from './field.tsx'
import { useField, useFormInUse } from './form-in-use.ts'

type Country = { id: string; name: string; isServed?: boolean }
type Props = { known: Record<string, string>; countries: readonly Country[]; section?: 'billing' | 'shipping' }

/** The fields of an address, of the buyer or of somebody else. */
export function AddressParts({ known, countries, section }: Props) {
  const fill = (what: string) => (section ? `${section} ${what}` : what)
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
function TownField({ known, autoComplete }: { known: string | undefined; autoComplete: string }) {
  const { state } = useFormInUse()
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
function CountryField({ known, countries, autoComplete }: CountryProps) {
  const { value } = useField('country')
  const isKnown = countries.some(({ id }) => id === (value ?? known))
  const others = listNames(countries.filter(({ isServed }) => isServed === false))
  const served = listNames(countries.filter(({ isServed }) => isServed !== false))
  const { choose, served: isServed, unserved } = countryTexts
  const groups = [
    { label: isServed, options: served },
    { label: unserved(useGoods()), options: others },
  ]
  return (
    <Choice
      name="country"
      empty={isKnown ? undefined : choose}
      {...(Object.keys(others).length === 0 ? { options: served } : { groups })}
      defaultValue={isKnown ? known : ''}
      autoComplete={autoComplete}
    />
  )
}

function listNames(countries: readonly Country[]): Record<string, string> {
  return Object.fromEntries(countries.map(({ id, name }) => [id, name]))
}
