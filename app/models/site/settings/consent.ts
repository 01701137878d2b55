/** What a visitor can be asked to agree to; what the site needs to work is not asked for. */
export const purposes = ['audience', 'media', 'social', 'scripts'] as const

export type Purpose = (typeof purposes)[number]

const letters: Record<Purpose, string> = { audience: 'a', media: 'm', social: 's', scripts: 'x' }
const nothing = 'none'

/** The choices there are, each as its cookie spells it: few enough for pages to be shared by those who chose alike. */
export const everyChoice: readonly string[] = Array.from({ length: 2 ** purposes.length }, (_, bits) =>
  spellChoice(purposes.filter((_purpose, place) => bits & (1 << place))),
)

/** A choice as its cookie keeps it. */
export function spellChoice(accepted: readonly Purpose[]): string {
  return (
    purposes
      .filter((purpose) => accepted.includes(purpose))
      .map((purpose) => letters[purpose])
      .join('') || nothing
  )
}

/** The purposes that a kept choice accepts; nothing when it is no choice at all. */
export function readChoice(spelled: string): Purpose[] | undefined {
  if (!everyChoice.includes(spelled)) return undefined
  return spelled === nothing ? [] : purposes.filter((purpose) => spelled.includes(letters[purpose]))
}

/** Whether a word names a purpose. */
export function isPurpose(word: string): word is Purpose {
  return (purposes as readonly string[]).includes(word)
}

/** The law lets a choice stand for so many months and no more. */
export const mostConsentMonths = 13

/** The moment a choice made now ends: so many calendar months later, never more than the law allows. */
export function consentEnd(now: Date, months: number): Date {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + Math.min(Math.max(1, Math.trunc(months)), mostConsentMonths))
  // A month that is too short hands its days on to the next one, which would be past the term.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return end
}
