/** Spellings of one sound, each with the one that stands for all; the order counts. */
const spellings: [RegExp, string][] = [
  [/eaux?|aux?/g, 'o'],
  [/ph/g, 'f'],
  [/sch|sh/g, 'ch'],
  [/(?<!c)h/g, ''],
  [/qu|q|c(?![eiyhc])/g, 'k'],
  [/g(?=[eiy])e?/g, 'j'],
  [/c(?=[eiy])|ss|z/g, 's'],
  [/ai|ei/g, 'e'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
]

/** How a French word sounds, more or less: `bojolais` and `beaujolais`, `rone` and `rhone` sound alike. */
export function soundOf(key: string): string {
  const sound = spellings.reduce((heard, [written, said]) => heard.replace(written, said), key)
  // What ends a French word is seldom heard.
  return sound.replace(/[estdxp]+$/, '') || sound || key
}
