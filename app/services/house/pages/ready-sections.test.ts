import { expect, test } from 'vitest'
import { Blocks } from '#api/contract/content/blocks/blocks.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { adviseBlock } from '#app/models/house/advice/advise-block.ts'
import { makeSection, type SectionHouse, sectionNames } from '#app/models/house/sections/ready-section.ts'
import { trades } from '#app/models/site/settings/trade.ts'
import { sectionWords } from '#app/texts/house/pages/sections.ts'

const houses: SectionHouse[] = [
  { sellsWine: true, picture: 'vigne', calendar: 'visites' },
  { sellsWine: false, picture: undefined, calendar: undefined },
]

const cases = sectionNames.flatMap((name) =>
  trades.flatMap((trade) => houses.map((house) => ({ name, trade, house, has: house.picture ? 'much' : 'nothing yet' }))),
)

test.each(cases)(
  '$name of $trade with $has is made of blocks that the site takes, and says its name',
  ({ name, trade, house }) => {
    const words = sectionWords(trade)
    const blocks = makeSection(name, words, house)
    expect(Blocks.safeParse(blocks).error).toBeUndefined()
    expect(blocks[0]).toMatchObject({ title: words.titles[name] })
    for (const block of blocks) expect(adviseBlock(block, () => 'Une vigne')).toEqual([])
  },
)

test('sections name the picture and the calendar of the house, and none that it has not', () => {
  const named = (house: SectionHouse) =>
    plainBlocksOf(sectionNames.flatMap((name) => makeSection(name, sectionWords('WINE'), house))).flatMap((block) => {
      if (block.type === 'text-image') return [block.picture.image]
      return block.type === 'calendar' ? [block.calendar] : []
    })
  expect(houses.map(named)).toEqual([['vigne', 'visites'], []])
})
