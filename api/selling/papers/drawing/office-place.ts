import type { PostalAddress } from '#app/models/selling/money/paper.ts'

/** The parts of a seat that is written in one line, as far as they can be told; a house of our kind sits in France. */
export function sayOffice(office: string): PostalAddress {
  const [, address = '', postalCode = '', city = ''] = /^(.*?)[,\s]*\b(\d{5})\s+(.+)$/.exec(office) ?? []
  const known = postalCode ? { address, postalCode, city } : { address: office, postalCode: '', city: '' }
  return { ...known, addressPart2: '', country: 'FR' }
}
