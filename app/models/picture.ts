/** Where in a picture the eye should rest; each is a class, for a public page carries no style of its own. */
export const focuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Focus = (typeof focuses)[number]

/** The colours that may stand in a picture's place until it has come. */
export const tones = ['paper', 'sand', 'rose', 'wine', 'soil', 'gold', 'leaf', 'forest', 'sky', 'slate', 'night', 'snow'] as const
export type Tone = (typeof tones)[number]

/** The part of a picture that a point lies in, given in percent from the left and from the top. */
export function focusOf(x: number, y: number): Focus {
  const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 2 : 1)
  return focuses[third(y) * 3 + third(x)] ?? 'center'
}
