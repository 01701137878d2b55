import { expect, test } from 'vitest'
import { clientAddress, normaliseAddress } from './client-address.ts'
import type { RawRequest } from './raw-request.ts'

const asked = (peer: string, forwarded?: string) => ({ peer, headers: { 'x-forwarded-for': forwarded } }) as unknown as RawRequest

test.each([
  ['nobody is trusted unless it is said', 0, '9.9.9.9', '127.0.0.1'],
  ['one proxy: what it saw itself, not what it was told', 1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['two proxies', 2, '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['fewer names than proxies', 2, '203.0.113.7', '127.0.0.1'],
  ['a name that is no address', 1, 'evil"}', '127.0.0.1'],
  ['nothing sent', 1, undefined, '127.0.0.1'],
])('threat 67: %s', (_what, proxies, forwarded, wanted) => {
  expect(clientAddress(asked('::ffff:127.0.0.1', forwarded), proxies)).toBe(wanted)
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['192.0.2.1:8080', '192.0.2.1'],
  ['unknown', undefined],
  ['1.2.3.4.5', undefined],
])('threat 67: %s has one spelling', (text, wanted) => {
  expect(normaliseAddress(text)).toBe(wanted)
})
