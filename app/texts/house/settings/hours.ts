import type { HoursFaultCode } from '#app/models/house/hours/typed-hours.ts'

/** What a form says around the hours of a day. */
export const hoursTexts = {
  labels: { opens: 'De', closes: 'à', opensAgain: 'puis', closesAgain: 'à' },
  words: 'Des mots à la place des heures',
  wordsHint: 'Par exemple « sur rendez-vous ».',
  like: 'Ou bien',
  ways: { '': 'Ces heures', ferme: 'Fermé', veille: 'Comme la veille', lundi: 'Comme lundi' },
  faults: {
    required: 'Il manque cette heure.',
    time: 'Indiquez une heure, par exemple 9:30.',
    midnight: 'Une journée ne finit pas à 0 h : indiquez 23:59 au plus tard.',
    backwards: 'Cette heure vient avant celle du début.',
    overlap: 'Cette heure vient avant la fin des premières.',
    both: 'Gardez les heures ou les mots : effacez les autres.',
  } satisfies Record<HoursFaultCode, string>,
} as const
