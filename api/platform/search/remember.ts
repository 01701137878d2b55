/** The same, found once for each text: shops say the same of many wines. What is kept has an end. */
export function remember<T>(find: (text: string) => T, most = 2000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = find(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
