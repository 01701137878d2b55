import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actOnBlock, blockActs } from './block-list.ts'

test('blocks go up and down, come twice or leave, and the others keep their order', () => {
  const blocks = ['a', 'b', 'c']
  expect(actOnBlock(blocks, 'monter', 1)).toEqual(['b', 'a', 'c'])
  expect(actOnBlock(blocks, 'descendre', 1)).toEqual(['a', 'c', 'b'])
  expect(actOnBlock(blocks, 'doubler', 1)).toEqual(['a', 'b', 'b', 'c'])
  expect(actOnBlock(blocks, 'retirer', 1)).toEqual(['a', 'c'])
  expect(actOnBlock(blocks, 'monter', 0)).toEqual(blocks)
  expect(actOnBlock(blocks, 'descendre', 2)).toEqual(blocks)
})

test('no act on a block that is not there changes anything, and none loses another block', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer()),
      fc.constantFrom(...blockActs),
      fc.integer({ min: -3, max: 12 }),
      (blocks, act, place) => {
        const after = actOnBlock(blocks, act, place)
        if (blocks[place] === undefined) expect(after).toEqual(blocks)
        else expect(after.filter((block) => block !== blocks[place])).toEqual(blocks.filter((block) => block !== blocks[place]))
      },
    ),
  )
})
