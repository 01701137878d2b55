type Head = { title: string; summary: string; idImage: string | null }

/** A part of a head beside that of another one. */
export type HeadSide = { part: 'title' | 'summary' | 'image'; words: string; isOnlyHere: boolean }

/** Two heads side by side; a picture is called what the library calls it. */
export function compareHeads(
  mine: Head,
  theirs: Head,
  images: readonly { id: string; name: string }[],
): { mine: HeadSide[]; theirs: HeadSide[] } {
  const nameOf = (id: string | null) => images.find((image) => image.id === id)?.name ?? ''
  return { mine: sideOf(mine, theirs, nameOf), theirs: sideOf(theirs, mine, nameOf) }
}

function sideOf(own: Head, other: Head, nameOf: (id: string | null) => string): HeadSide[] {
  const sides: HeadSide[] = [
    { part: 'title', words: own.title, isOnlyHere: own.title !== other.title },
    { part: 'summary', words: own.summary, isOnlyHere: own.summary !== other.summary },
    { part: 'image', words: nameOf(own.idImage), isOnlyHere: own.idImage !== other.idImage },
  ]
  return sides.filter(({ words, isOnlyHere }) => words !== '' || isOnlyHere)
}
