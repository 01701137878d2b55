import { expect, test } from 'vitest'
import { fillPath } from './fill-path.ts'

test.each([
  [{ id: 'a b' }, '/page/a%20b'],
  [{ id: 7 }, '/page/7'],
  [{}, undefined],
  [{ id: '..' }, undefined],
  // What has no text of its own is refused as well, not thrown at.
  [{ id: { toString: 1 } }, undefined],
  [{ id: Object.create(null) }, undefined],
])('the path of a page with %j is %s', (params, path) => {
  expect(fillPath('/page/{id}', params)).toBe(path)
})

test('what may be left out is', () => {
  expect(fillPath('/file/{id}/{form?}', { id: 'a' })).toBe('/file/a')
})
