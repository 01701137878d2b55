import { type Mark, pageSize } from './marks.ts'

const margin = 56
const lowest = 70

/** Where a sheet may be written, and where its lowest line stands. */
export const writtenArea = {
  left: margin,
  width: pageSize.width - 2 * margin,
  height: pageSize.height - margin - lowest,
  foot: 44,
} as const

export type Pages = ReturnType<typeof openPages>

/** Pages with a place to write at, which goes down, and over to the next page. */
export function openPages() {
  const pages: Mark[][] = [[]]
  let y = pageSize.height - margin
  const hasRoom = (height: number) => y - height >= lowest
  const turn = () => {
    pages.push([])
    y = pageSize.height - margin
  }
  const take = (height: number): number => {
    if (!hasRoom(height)) turn()
    y -= height
    return y
  }
  const skip = (height: number) => {
    y -= height
  }
  return { pages, hasRoom, turn, take, skip, put: (mark: Mark) => void pages.at(-1)?.push(mark) }
}
