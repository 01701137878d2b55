import { isSiren, isSiret, isVatNumber } from '../../platform/text/company-number.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { type WordRule, type WordRuleName, type WordUse, wordRules } from './word-rules.ts'

/** Words that a rule of law minds: which rule, and the sentence that says them. */
export type WordFinding = { rule: WordRuleName; words: string }

/** The reduction above which a promotion of food is against the law, in percent. */
export const deepestReduction = 34

const longest = 160

/** Looks a text over; each rule is told once, with the first sentence that offends it. */
export function findWords(text: string, place: WordUse): WordFinding[] {
  if (text.trim() === '') return []
  const whole = toPlain(text)
  const sentences = sentencesOf(text).map((words) => ({ words, plain: toPlain(words) }))
  return (Object.keys(wordRules) as WordRuleName[]).flatMap((name) => {
    const rule: WordRule = wordRules[name]
    if (!rule.places.includes(place) || rule.unlessBeside?.test(whole)) return []
    const found = sentences.find(({ plain }) => offends(rule, plain))
    return found ? [{ rule: name, words: shorten(found.words) }] : []
  })
}

function offends({ offends: pattern, unless, ifWrong }: WordRule, plain: string): boolean {
  if (unless?.test(plain)) return false
  const found = ifWrong ? [...plain.matchAll(new RegExp(pattern, 'g'))] : pattern.exec(plain) && [[]]
  return (found ?? []).some((groups) => !ifWrong || isWrong[ifWrong](groups.slice(1).find(Boolean) ?? ''))
}

const isWrong: Record<NonNullable<WordRule['ifWrong']>, (value: string) => boolean> = {
  siret: (value) => !isSiret(value),
  siren: (value) => !isSiren(value),
  vat: (value) => !isVatNumber(value),
  percent: (value) => Number(value.replace(',', '.')) > deepestReduction && Number(value.replace(',', '.')) <= 100,
}

/** Without capitals, accents and the spaces of typography: two ways to write the same are one. */
function toPlain(text: string): string {
  return foldText(text)
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A point ends a sentence only before a space, and neither in `L. 221-28` nor in `art. 6`. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<!\b(?:L|R|D|art|n|M|Mme))[.!?;…](?=\s|$)|\n|\s·\s/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

function shorten(words: string): string {
  return words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`
}
