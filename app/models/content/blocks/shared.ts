/** What every block of a page may carry: a name that links lead to, the ground it stands on, how wide it is, and the air around it. */
export type BlockFrame = {
  anchor?: string | undefined
  ground?: Ground | undefined
  width?: BlockWidth | undefined
  air?: BlockAir | undefined
}

export type Ground = 'paper' | 'sand' | 'blush' | 'deep'
export type BlockWidth = 'text' | 'normal' | 'full'
export type BlockAir = 'tight' | 'normal' | 'airy'

/** The frame of a block, without what it says. */
export function frameOf({ anchor, ground, width, air, type }: BlockFrame & { type?: string }): BlockFrame {
  return { anchor, ground, width: type && ownWidthBlocks.includes(type) ? undefined : width, air }
}

/** The fields of the frame. */
export const frameFields: readonly string[] = ['anchor', 'ground', 'width', 'air']

/** Whether a field is one of the frame. */
export const isOfFrame = (name: string): boolean => frameFields.includes(name)

/** Kinds of block that bring their own ground, width and air: none is to be chosen for them. */
export const groundedBlocks: readonly string[] = ['hero', 'title', 'newsletter']

/** Kinds with a width of their own, as wide as what they show asks for: a picture, and what a direction hangs on shelves of its own. */
export const ownWidthBlocks: readonly string[] = ['image', 'products', 'news', 'blog']

/** Whether a block of a kind asks for a part of the frame. */
export function asksFor(kind: string, part: string): boolean {
  if (part === 'anchor') return true
  return !groundedBlocks.includes(kind) && !(part === 'width' && ownWidthBlocks.includes(kind))
}

/** Something to do, as a link. */
export type Action = { label: string; href: string }

/** A picture of the site's library where a block shows it; `alt` of its own takes the place of the library's, decoration says nothing. */
export type PictureRef = {
  image: string
  alt?: string | undefined
  isDecor?: boolean | undefined
  caption?: string | undefined
}
