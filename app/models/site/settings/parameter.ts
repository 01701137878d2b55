export type ParameterKind = 'STRING' | 'TEXT' | 'BOOLEAN' | 'NUMBER' | 'LINK'

/** Under which heading an owner finds a parameter. */
export type ParameterGroup = 'company' | 'hours' | 'legal' | 'look' | 'menu' | 'features' | 'shop' | 'networks'

/** What a parameter is before any site has set it. */
export type ParameterEntry = {
  kind: ParameterKind
  group: ParameterGroup
  /** The value of a site that has set none. */
  value: string
  /** Only staff may read it. */
  isPrivate?: true
  /** Only a SUPER_ADMIN may change it. */
  isGuarded?: true
  choices?: readonly string[]
  min?: number
  max?: number
  form?: ParameterFormat
  /** Checked as the number of an establishment when it is typed; what was kept before stays. */
  isSiret?: true
  /** The same as a number of VAT. */
  isVat?: true
}

/** A narrower form than the kind's own. */
export type ParameterFormat = 'clock' | 'colour' | 'handle' | 'place' | 'script' | 'origins' | 'cdn'

/** Whether a text is a value of this kind; an empty one always is, and means 'not set'. */
export function isOfKind(kind: ParameterKind, value: string): boolean {
  if (value === '') return true
  switch (kind) {
    case 'STRING':
      return !/[\r\n]/.test(value)
    case 'TEXT':
      return true
    case 'BOOLEAN':
      return value === 'true' || value === 'false'
    case 'NUMBER':
      return /^-?\d{1,9}(\.\d{1,4})?$/.test(value)
    case 'LINK':
      return /^(https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\\]*$/.test(value)
  }
}
