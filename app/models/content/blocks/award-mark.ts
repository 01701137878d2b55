/** What was won, as it is set large: a metal, or a note and its measure. */
export type AwardMark = { large: string; small: string }

const metals = ['or', 'argent', 'bronze', 'platine', 'vermeil']

/** What a title of an award says at a glance: « Médaille d’or » is gold, « 17/20 » is 17; nothing where it is neither. */
export function readMark(title: string): AwardMark | undefined {
  const [, note, most] = /^(\d{1,3}(?:,\d)?)\s?(?:\/|sur)\s?(\d{2,3})$/u.exec(title.trim()) ?? []
  if (note && most) return { large: note, small: `/${most}` }
  const [, metal = ''] = /^(?:grande )?médaille (?:d[’']|de |en )(\p{L}+)$/iu.exec(title.trim()) ?? []
  const word = metal.toLowerCase()
  return metals.includes(word) ? { large: word.charAt(0).toUpperCase() + word.slice(1), small: '' } : undefined
}
