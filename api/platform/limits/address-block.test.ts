import { expect, test } from 'vitest'
import { blockOf } from './address-block.ts'

test('threat 28: one IPv4 address is a block, and so are all addresses that share the first half of an IPv6 one', () => {
  expect(blockOf('192.0.2.7')).toBe('192.0.2.7')
  expect(blockOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  const one = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::', '2001:DB8:1:2::9']
  expect(new Set(one.map(blockOf))).toEqual(new Set(['2001:db8:1:2']))
  expect(blockOf('2001:db8:1:3::1')).toBe('2001:db8:1:3')
  expect(blockOf('::1')).toBe('0:0:0:0')
  expect([blockOf(undefined), blockOf('unknown')]).toEqual(['nowhere', 'nowhere'])
})
