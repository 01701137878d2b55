import { expect, test } from 'vitest'
import { parameterList } from '../../site/settings/parameter-list.ts'
import { findTypedFault, readParameters } from '../../site/settings/parameter-values.ts'
import { isSiret } from './siret.ts'

test('a number of an establishment checks itself, spaces aside; post offices have a rule of their own', () => {
  for (const right of ['73282932000074', '732 829 320 00074', '35600000000048', '35600000012003'])
    expect(isSiret(right), right).toBe(true)
  for (const wrong of ['73282932000075', '123', '7328293200007', '732829320000744', '35600000012004', '7328293200007a'])
    expect(isSiret(wrong), wrong).toBe(false)
})

test('a wrong one is refused when it is typed, and goes on being shown where it was kept before', () => {
  expect(findTypedFault(parameterList.SIRET_NUMBER, '111')).toEqual({ code: 'siret' })
  expect(findTypedFault(parameterList.SIRET_NUMBER, '')).toBeUndefined()
  expect(readParameters([{ type: 'SIRET_NUMBER', value: '111' }]).SIRET_NUMBER).toBe('111')
})
