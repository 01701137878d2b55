import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'

/** Where the company is, and how to reach it. */
export function Coordinates({ values, address }: { values: ParameterValues; address: string }) {
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email } = values
  return (
    <address>
      {address && <p className="num">{address}</p>}
      <p className="num">
        {phone && <a href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>{phone}</a>}
        {phone && email && ' · '}
        {email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>}
      </p>
    </address>
  )
}
