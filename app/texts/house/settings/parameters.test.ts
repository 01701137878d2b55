import { expect, test } from 'vitest'
import { parameterList, parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { findParameterFault } from '#app/models/site/settings/parameter-values.ts'
import { parameterGroups, parameterLabel } from './parameters.ts'

test('an owner finds every parameter under a heading, by a name of its own and with a word on what it does', () => {
  const names = parameterTypes.map((type) => parameterLabel(type)[0])
  expect(new Set(names).size).toBe(parameterTypes.length)
  for (const type of parameterTypes) {
    expect(parameterGroups[parameterList[type].group], type).toMatch(/^L/)
    expect(parameterLabel(type)[1], type).toMatch(/\.$/)
  }
})

test('a menu that nobody has set is relative, with icons of 12 points', () => {
  expect(parameterList.MENU_TYPE.value).toBe('RELATIVE')
  expect(parameterList.MENU_ICON_SIZE.value).toBe('12')
})

test('every default is a value that its parameter may have', () => {
  const wrong = parameterTypes.filter((type) => findParameterFault(parameterList[type], parameterList[type].value))
  expect(wrong).toEqual([])
})
