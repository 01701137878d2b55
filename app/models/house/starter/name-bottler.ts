/** Who bottles, as a label names them, by what the house has said of itself; nothing where its town cannot be told. */
export function nameBottler(said: ReadonlyMap<string, string>): string {
  const name = said.get('LEGAL_COMPANY_NAME') ?? ''
  const town = /\b\d{5}\s+([^,]+)/.exec(said.get('HEAD_OFFICE') ?? '')?.[1]?.trim()
  return name && town ? `${name}, ${town}, France` : ''
}
