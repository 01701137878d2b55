const spaceBefore = / (?=[:;!?»%€])/g
const spaceAfter = /(?<=«) /g
const spaceInTime = /(?<=\d) (?=h\b)|(?<=\dh|\d h|\d\u00a0h) (?=\d)/g

/** Binds what French typography never parts: a sign and its word, a number and its unit, the hours of a time. */
export function bindFrenchSpaces(text: string): string {
  return text.replace(spaceBefore, '\u00a0').replace(spaceAfter, '\u00a0').replace(spaceInTime, '\u00a0')
}
