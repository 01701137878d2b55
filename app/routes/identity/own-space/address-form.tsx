import { addresses } from '#app/texts/identity/account/addresses.ts'
import { AddressParts } from '#app/ui/platform/forms/address-fields.tsx'
import { Field } from '#app/ui/platform/forms/field.tsx'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import type { CountryChoice } from '#app/ui/selling/checkout/address-fields.ts'

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
      <AddressParts known={known} countries={countries} />
      <Field name="phone" type="tel" autoComplete="tel" defaultValue={known.phone} isOptional />
    </PostForm>
  )
}
