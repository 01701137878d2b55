/** What the law wants a seller to say of itself; each may be empty. */
export type SellerIdentity = {
  company: string
  form: string
  capital: string
  office: string
  siret: string
  rcs: string
  rm: string
  vat: string
}

/** Who sells, in the lines of a mail's foot: what is not known is left away, and nothing stands in its place. */
export function sayIdentity(of: SellerIdentity): string[] {
  const company = [of.company, of.form, of.capital && `au capital de ${of.capital}`].filter(Boolean).join(', ')
  const siren = /^\d{14}$/.test(of.siret.replaceAll(' ', '')) ? of.siret.replaceAll(' ', '').slice(0, 9) : ''
  const numbers = [
    siren && `SIREN ${siren.replace(/(\d{3})(?=\d)/g, '$1 ')}`,
    named('RCS', of.rcs),
    of.rm && named('RNE', of.rm),
    named('TVA', of.vat),
  ]
  return [company, of.office && `Siège : ${of.office}`, numbers.filter(Boolean).join(' · ')].filter(Boolean)
}

/** An owner may have written the name of the register along with the number. */
function named(register: string, number: string): string {
  return number && (number.toUpperCase().startsWith(register) ? number : `${register} ${number}`)
}
