import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Filter } from '../../contract/platform/list.ts'

const mostWords = 8

/** What is looked for in a text of many words, each word by itself: « geai rouge » finds what has both, in any order. */
export function splitWords<F extends Filter>(filters: readonly F[], field: F['field']): F[] {
  return filters.flatMap((one) => {
    if (one.field !== field) return [one]
    const said = foldText(String(one.value))
    const words = one.operator === 'like' ? said.split(/\s+/).filter(Boolean).slice(0, mostWords) : [said]
    return words.map((value) => ({ ...one, value }))
  })
}
