/** The kinds of fields that a form may have. */
export const fieldTypes = [
  'TEXT',
  'LONG_TEXT',
  'EMAIL',
  'PHONE',
  'NUMBER',
  'DATE',
  'CHOICE',
  'CHOICES',
  'FILE',
  'CONSENT',
  'HIDDEN',
] as const

export type FieldType = (typeof fieldTypes)[number]

/** One field of a form that an owner has drawn. */
export type FormField = {
  id: string
  label: string
  type: FieldType
  isRequired: boolean
  choices: string[]
  help: string
  /** The smallest number or the fewest characters, and the largest or the most. */
  min: number | null
  max: number | null
  /** What a hidden field says. */
  value: string
  /** A date of this calendar is booked; a number beside it says how many places. */
  calendar: string
  /** Asked only where another field says this; a ticked box says `oui`. */
  showIf: { field: string; is: string } | null
}

/** What was filled in, by the id of each field. */
export type GivenAnswers = Record<string, string | boolean | string[]>

/** Whether a field is asked, seeing what the others say; a field whose own condition is hidden is hidden too. */
export function isVisibleField(field: FormField, fields: readonly FormField[], given: GivenAnswers): boolean {
  let { showIf } = field
  for (let steps = 0; showIf !== null; steps += 1) {
    const wanted = showIf
    const other = fields.find(({ id }) => id === wanted.field)
    // Conditions that lead round in a ring are never met.
    if (!other || steps > fields.length || !says(given, wanted)) return false
    showIf = other.showIf
  }
  return true
}

function says(given: GivenAnswers, { field, is }: NonNullable<FormField['showIf']>): boolean {
  const said = Object.hasOwn(given, field) ? given[field] : undefined
  if (typeof said === 'boolean') return said && is === 'oui'
  return Array.isArray(said) ? said.includes(is) : said === is
}

/** What is wrong with the conditions of a form: one that leads nowhere, or round in a ring. */
export function findLooseCondition(fields: readonly FormField[]): string | undefined {
  const ids = fields.map(({ id }) => id)
  return fields.find(({ showIf }, place) => showIf !== null && !ids.slice(0, place).includes(showIf.field))?.id
}

/** Whether a form books days without asking everybody for the address by which they confirm their places. */
export function booksUnasked(fields: readonly Pick<FormField, 'type' | 'calendar' | 'isRequired' | 'showIf'>[]): boolean {
  const books = fields.some(({ type, calendar }) => type === 'DATE' && calendar !== '')
  return books && !fields.some(({ type, isRequired, showIf }) => type === 'EMAIL' && isRequired && showIf === null)
}
