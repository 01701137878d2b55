import { unionRates } from './territory.ts'

/** The VAT number of a French company, which follows from its SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

/** A VAT number without what people put between its signs. */
export function bareVatNumber(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** Whether a VAT number may be one: of a land of the Union; of France its key says so where it has digits. */
export function isVatNumber(text: string): boolean {
  const [, land = '', rest = ''] = /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(text) ?? []
  if (land === 'FR') return /^[0-9A-Z]{2}\d{9}$/.test(rest) && (!/^\d{2}/.test(rest) || vatNumberOf(rest.slice(2)) === text)
  // Greece writes itself otherwise than its land is called, and Northern Ireland kept its numbers.
  return land === 'EL' || land === 'XI' || (land in unionRates && land !== 'GR')
}
