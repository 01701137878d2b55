export type ParameterKind = 'STRING' | 'TEXT' | 'BOOLEAN' | 'NUMBER' | 'LINK'

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
