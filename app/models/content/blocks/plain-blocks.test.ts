import { expect, test } from 'vitest'
import type { PageBlock } from './block.ts'
import { plainBlocksOf } from './plain-blocks.ts'

test('the blocks of columns are read where the columns stand', () => {
  const title = (text: string) => ({ type: 'title', text }) as const
  const columns: PageBlock = { type: 'columns', title: '', columns: [[title('b')], [], [title('c'), title('d')]] }
  const read = plainBlocksOf([title('a'), columns, title('e')]).map((block) => block.type === 'title' && block.text)
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e'])
})
