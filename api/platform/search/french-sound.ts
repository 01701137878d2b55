/** Spellings of one sound, each with the one that stands for all; the order counts. */
const spellings: [RegExp, string][] = [
  [/y/g, 'i'],
  [/aul[dt]s?$/, 'o'],
  [/eaux?|aux?/g, 'o'],
  [/ill/g, 'i'],
  [/ph/g, 'f'],
  [/sch|sh/g, 'ch'],
  [/(?<!c)h/g, ''],
  [/qu|q|c(?![eihc])/g, 'k'],
  [/ke(?=[^aeiou])/g, 'k'],
  [/g(?=[ei])e?/g, 'j'],
  [/c(?=[ei])|ss|z/g, 's'],
  [/m(?=[bpt])/g, 'n'],
  [/ai|ei/g, 'e'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
]

/** How a French word sounds, more or less: `bojolais` and `beaujolais`, `rone` and `rhone` sound alike. */
export function soundOf(key: string): string {
  const sound = spellings.reduce((heard, [written, said]) => heard.replace(written, said), key)
  // What ends a French word is seldom heard.
  return sound.replace(/[estdxp]+$/, '') || sound || key
}
