import type { FormState } from '#app/services/account-form.server.ts'
import type { CountryChoice } from '#app/services/checkout/address-fields.server.ts'
import { addresses } from '#app/texts/account/addresses.ts'
import { CountryField, TownField } from '#app/ui/checkout/address-fields.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PostForm } from '#app/ui/forms/post-form.tsx'

type Props = {
  action: string
  state: FormState | undefined
  countries: readonly CountryChoice[]
  known?: Record<string, string>
}

/** The fields of an address, new or known. */
export function AddressForm({ action, state, countries, known = {} }: Props) {
  return (
    <PostForm name="adresse" action={action} state={state} submit={addresses.submit} checks>
      <Field name="firstname" autoComplete="given-name" defaultValue={known.firstname} />
      <Field name="lastname" autoComplete="family-name" defaultValue={known.lastname} />
      <Field name="address" autoComplete="address-line1" defaultValue={known.address} isFull />
      <Field name="addressPart2" autoComplete="address-line2" defaultValue={known.addressPart2} isFull isOptional />
      <Field name="postalCode" autoComplete="postal-code" inputMode="numeric" defaultValue={known.postalCode} />
      <TownField autoComplete="address-level2" known={known.city} />
      <CountryField known={known.country ?? 'FR'} countries={countries} autoComplete="country" />
      <Field name="phone" type="tel" autoComplete="tel" defaultValue={known.phone} isOptional />
    </PostForm>
  )
}
