/** A page's place in the tree of menus. */
export type TreePage = { id: string; idParent: string | null; order: number }

/** What can be done to a page in the tree: past its neighbours, under the one above it, or out beside its parent. */
export const treeMoves = ['UP', 'DOWN', 'UNDER', 'OUT'] as const
export type TreeMove = (typeof treeMoves)[number]

/** How deep menus go: a page, those under it, and those under them. */
export const deepest = 3

/** A page at its place, with how deep that is and what may be done to it. */
export type PlacedPage<P extends TreePage> = { page: P; depth: number; moves: TreeMove[] }

/** All pages in the order of the menus, each under its own; one whose parent is gone stands at the top. */
export function readTree<P extends TreePage>(pages: readonly P[]): PlacedPage<P>[] {
  const walk = (idParent: string | null, depth: number): PlacedPage<P>[] =>
    siblingsOf(pages, idParent).flatMap((page) => [
      { page, depth, moves: treeMoves.filter((move) => movePage(pages, page.id, move) !== undefined) },
      ...walk(page.id, depth + 1),
    ])
  return walk(null, 1)
}

/** The new places after a move, of those pages alone whose place changes; nothing where the move leads nowhere. */
export function movePage(pages: readonly TreePage[], id: string, move: TreeMove): TreePage[] | undefined {
  const page = pages.find((one) => one.id === id)
  if (!page) return undefined
  const idParent = parentOf(pages, page)
  const around = siblingsOf(pages, idParent)
  const at = around.findIndex((one) => one.id === id)
  const without = around.filter((one) => one.id !== id)
  switch (move) {
    case 'UP':
      return at > 0 ? placed(pages, without.toSpliced(at - 1, 0, page), idParent) : undefined
    case 'DOWN':
      return at < around.length - 1 ? placed(pages, without.toSpliced(at + 1, 0, page), idParent) : undefined
    case 'UNDER': {
      const above = around[at - 1]
      if (!above || depthOf(pages, page) + heightOf(pages, id) > deepest) return undefined
      return placed(pages, [...siblingsOf(pages, above.id), page], above.id)
    }
    case 'OUT': {
      const parent = pages.find((one) => one.id === idParent)
      if (!parent) return undefined
      const outer = parentOf(pages, parent)
      const beside = siblingsOf(pages, outer)
      return placed(pages, beside.toSpliced(beside.indexOf(parent) + 1, 0, page), outer)
    }
  }
}

function placed(pages: readonly TreePage[], row: readonly TreePage[], idParent: string | null): TreePage[] {
  return row
    .map(({ id }, place) => ({ id, idParent, order: place * 10 }))
    .filter((one) => pages.some(({ id, ...was }) => id === one.id && (was.idParent !== one.idParent || was.order !== one.order)))
}

function siblingsOf<P extends TreePage>(pages: readonly P[], idParent: string | null): P[] {
  return pages
    .filter((page) => parentOf(pages, page) === idParent)
    .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
}

function parentOf(pages: readonly TreePage[], { idParent }: TreePage): string | null {
  return idParent !== null && pages.some(({ id }) => id === idParent) ? idParent : null
}

function depthOf(pages: readonly TreePage[], page: TreePage): number {
  const parent = pages.find(({ id }) => id === page.idParent)
  return parent ? 1 + depthOf(pages, parent) : 1
}

/** How many levels a page and those under it take. */
function heightOf(pages: readonly TreePage[], id: string): number {
  return 1 + Math.max(0, ...siblingsOf(pages, id).map((page) => heightOf(pages, page.id)))
}
