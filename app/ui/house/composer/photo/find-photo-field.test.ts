import { expect, test } from 'vitest'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { findPhotoField } from './find-photo-field.ts'

const plain = { isRequired: false, isNullable: false }
const picture: PanelField = { ...plain, name: 'picture', kind: 'group', fields: [{ ...plain, name: 'image', kind: 'thing' }] }
const rows: PanelField = { ...plain, name: 'pictures', kind: 'rows', most: 2, fields: picture.fields }
const find = (field: PanelField, block: Record<string, unknown>) =>
  findPhotoField({ fields: [field], named: { image: 'image' } }, { type: 'any', ...block })

test('a photo takes the place that is free, a row of its own where all show one, and else that of another', () => {
  expect(find(picture, { picture: { image: '' } })).toMatchObject({ free: 'picture.image' })
  expect(find(picture, { picture: { image: '1' } })).toEqual({ free: undefined, taken: 'picture.image' })
  expect(find(rows, { pictures: [{ image: '1' }] })).toEqual({ free: 'pictures.1.image', taken: undefined })
  expect(find(rows, { pictures: [{ image: '1' }, { image: '' }] })).toMatchObject({ free: 'pictures.1.image' })
  expect(find(rows, { pictures: [{ image: '1' }, { image: '2' }] })).toEqual({ free: undefined, taken: undefined })
  expect(find({ ...plain, name: 'text', kind: 'line' }, {})).toEqual({ free: undefined, taken: undefined })
})
