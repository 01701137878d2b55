/** The languages, French aside, in which what is in a bottle can be told. */
export const labelLanguages = [
  'de',
  'nl',
  'it',
  'es',
  'pt',
  'en',
  'da',
  'sv',
  'fi',
  'pl',
  'cs',
  'sk',
  'sl',
  'hr',
  'hu',
  'ro',
  'bg',
  'el',
  'et',
  'lv',
  'lt',
] as const

export type LabelLanguage = (typeof labelLanguages)[number]

/** What is understood in a country that is sold to; in France and Monaco French is, and elsewhere than here English. */
const spoken: Record<string, readonly LabelLanguage[]> = {
  FR: [],
  MC: [],
  DE: ['de'],
  AT: ['de'],
  LU: ['de'],
  BE: ['nl', 'de'],
  NL: ['nl'],
  CH: ['de', 'it'],
  IT: ['it'],
  ES: ['es'],
  PT: ['pt'],
  DK: ['da'],
  SE: ['sv'],
  FI: ['fi', 'sv'],
  PL: ['pl'],
  CZ: ['cs'],
  SK: ['sk'],
  SI: ['sl'],
  HR: ['hr'],
  HU: ['hu'],
  RO: ['ro'],
  BG: ['bg'],
  GR: ['el'],
  CY: ['el'],
  EE: ['et'],
  LV: ['lv'],
  LT: ['lt'],
}

/** The languages of the countries that are sold to, each once. */
export function listLabelLanguages(countries: readonly string[]): LabelLanguage[] {
  const wanted = new Set(countries.flatMap((country): readonly LabelLanguage[] => spoken[country] ?? ['en']))
  return labelLanguages.filter((language) => wanted.has(language))
}
