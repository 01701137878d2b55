/** What every block of a page may carry: a name that links lead to, and the ground it stands on. */
export type BlockFrame = { anchor?: string | undefined; ground?: Ground | undefined }

export type Ground = 'paper' | 'sand' | 'blush' | 'deep'

/** Kinds of block that bring their own ground: none is to be chosen for them. */
export const groundedBlocks: readonly string[] = ['hero', 'title', 'newsletter']

/** Something to do, as a link. */
export type Action = { label: string; href: string }

/** A picture of the site's library where a block shows it; `alt` of its own takes the place of the library's, decoration says nothing. */
export type PictureRef = {
  image: string
  alt?: string | undefined
  isDecor?: boolean | undefined
  caption?: string | undefined
}
