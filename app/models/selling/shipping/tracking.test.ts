import { expect, test } from 'vitest'
import { trackingAddress, trackingUrlOf } from './tracking.ts'

test('the number of a parcel stands in the address of its carrier, whatever signs it has', () => {
  expect(trackingUrlOf('https://suivi.exemple.test/?n={numero}&l=fr', '6A 12/3&x')).toBe(
    'https://suivi.exemple.test/?n=6A%2012%2F3%26x&l=fr',
  )
})

test.each(['https://suivi.exemple.test/{numero}', 'https://x.test/a?b={numero}#c', ''])(
  '%s is an address for parcels',
  (address) => {
    expect(trackingAddress.test(address)).toBe(true)
  },
)

test.each(['https://suivi.exemple.test/', 'http://x.test/{numero}', 'javascript:{numero}', 'https://x.test/" {numero}'])(
  '%s is none',
  (address) => {
    expect(trackingAddress.test(address)).toBe(false)
  },
)
