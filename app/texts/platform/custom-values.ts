import type { CustomField, CustomValue } from '../../models/platform/custom/custom-field.ts'
import { sayCalendarDay } from '../../models/platform/time/french-date.ts'
import { isDay } from '../../models/platform/time/working-days.ts'

const yesNo = { yes: 'Oui', no: 'Non' }
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 })

/** What is said in a field of the house's own, as people read it. */
export function sayCustomValue({ kind }: Pick<CustomField, 'kind'>, value: CustomValue): string {
  if (typeof value === 'boolean') return value ? yesNo.yes : yesNo.no
  if (typeof value === 'number') return number.format(value)
  return kind === 'DAY' && isDay(value) ? sayCalendarDay(value) : value
}
