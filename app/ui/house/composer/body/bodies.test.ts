import { describe, expect, test } from 'vitest'
import { type Item, itemsIn, toBlocks, toEditor, withColumns } from './bodies.ts'
import { columnOf, countIn, pageZone, pathOf, positionOfFault, zoneOf } from './positions.ts'

const text = (words: string) => ({ type: 'text', text: words })
const body = [
  { type: 'title', text: 'Avant' },
  { type: 'columns', title: 'Côte à côte', ground: 'deep', columns: [[text('un'), text('deux')], [], [text('trois')]] },
  text('Après'),
]

describe('a body in the editor', () => {
  test('comes back as it was, columns and all, each block with a name of its own meanwhile', () => {
    const held = toEditor(body)
    expect(toBlocks(held)).toEqual(body)
    const columns = held.content[1] as Item
    const ids = [...held.content, ...itemsIn(columns.props, 'first'), ...itemsIn(columns.props, 'third')].map(
      ({ props }) => props.id,
    )
    expect(new Set(ids).size).toBe(6)
  })

  test('loses nothing when it gets fewer columns', () => {
    const columns = toEditor(body).content[1] as Item
    const fewer = withColumns(columns, 2)
    expect(toBlocks({ content: [fewer] })).toEqual([{ ...body[1], columns: [[text('un'), text('deux')], [text('trois')]] }])
    expect(toBlocks({ content: [withColumns(fewer, 4)] })[0]?.columns).toEqual([
      [text('un'), text('deux')],
      [text('trois')],
      [],
      [],
    ])
  })

  test('names the place of each block as a refusal does, and finds it back', () => {
    const held = toEditor(body)
    const zone = zoneOf(String(held.content[1]?.props.id), 'third')
    expect([countIn(held, pageZone), countIn(held, zone)]).toEqual([3, 1])
    expect(columnOf(held, zone)).toEqual({ parent: 1, column: 2 })
    expect(columnOf(held, pageZone)).toBeUndefined()
    expect([pathOf(held, { index: 2, zone: pageZone }), pathOf(held, { index: 0, zone })]).toEqual(['2', '1.columns.2.0'])
    expect(positionOfFault(held, { 'blocks.1.columns.2.0.text': 'Trop long.' })).toEqual({ index: 0, zone })
    expect(positionOfFault(held, { 'blocks.2.text': 'Trop long.' })).toEqual({ index: 2, zone: pageZone })
    expect(positionOfFault(held, {})).toBeUndefined()
  })
})
