/** Whether somebody, or a town, may be called so: with letters, and without little pictures. */
export function isName(typed: string): boolean {
  return /\p{L}/u.test(typed) && !/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u.test(typed)
}
