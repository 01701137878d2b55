import { expect, test } from 'vitest'
import { movePage, readTree, type TreeMove, type TreePage } from './page-tree.ts'

const page = (id: string, idParent: string | null, order: number): TreePage => ({ id, idParent, order })
const pages = [
  page('a', null, 0),
  page('b', null, 0),
  page('b1', 'b', 5),
  page('b2', 'b', 7),
  page('c', null, 9),
  page('lost', 'gone', 99),
]
const lay = (all: readonly TreePage[]) =>
  readTree(all)
    .map(({ page: { id }, depth }) => `${'-'.repeat(depth)}${id}`)
    .join(' ')

function after(id: string, move: TreeMove, all = pages): string {
  const moved = movePage(all, id, move) ?? []
  return lay(all.map((one) => moved.find((other) => other.id === one.id) ?? one))
}

test('the tree stands in the order of the menus, and a page whose parent is gone at its top', () => {
  expect(lay(pages)).toBe('-a -b --b1 --b2 -c -lost')
})

test('a page goes up and down among its own, under the one above it and out beside its parent', () => {
  expect(after('b', 'UP')).toBe('-b --b1 --b2 -a -c -lost')
  expect(after('b1', 'DOWN')).toBe('-a -b --b2 --b1 -c -lost')
  expect(after('c', 'UNDER')).toBe('-a -b --b1 --b2 --c -lost')
  expect(after('b2', 'OUT')).toBe('-a -b --b1 -b2 -c -lost')
})

test('no move leads beyond an end, and none deeper than menus go', () => {
  const movesOf = (id: string) => readTree(pages).find((one) => one.page.id === id)?.moves
  expect(movesOf('a')).toEqual(['DOWN'])
  expect(movesOf('b1')).toEqual(['DOWN', 'OUT'])
  expect(movesOf('lost')).toEqual(['UP', 'UNDER'])
  const deep = [...pages, page('b11', 'b1', 0), page('b12', 'b1', 1)]
  expect(movePage(deep, 'b12', 'UNDER')).toBeUndefined()
  expect(movePage(deep, 'b', 'UNDER')).toBeUndefined()
  expect(movePage(pages, 'nowhere', 'UP')).toBeUndefined()
})

test('only the pages whose place changes are named', () => {
  expect(movePage(pages, 'b2', 'UP')).toEqual([
    { id: 'b2', idParent: 'b', order: 0 },
    { id: 'b1', idParent: 'b', order: 10 },
  ])
})
