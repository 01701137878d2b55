type Said = { type: string; value: string }

/** Who bottles or makes, as a label names them, by what the house has said of itself; nothing where its town cannot be told. */
export function nameBottler(said: readonly Said[]): string {
  const find = (asked: string) => said.find(({ type }) => type === asked)?.value ?? ''
  const name = find('LEGAL_COMPANY_NAME')
  const town = /\b\d{5}\s+([^,]+)/.exec(find('HEAD_OFFICE'))?.[1]?.trim()
  return name && town ? `${name}, ${town}, France` : ''
}
