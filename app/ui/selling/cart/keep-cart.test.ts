import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCart } from './keep-cart.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('localStorage', store)
})
afterEach(() => vi.unstubAllGlobals())

const never = () => Promise.reject(new Error('nothing is to be sent'))

test('a browser keeps what lies in its cart and that it is in step, and forgets all of it with the cart', async () => {
  await keepCart('abbesse:2,jaune:1', never)
  expect(Object.fromEntries(kept)).toEqual({ cart: 'abbesse:2,jaune:1', 'cart-sync': 'true' })
  await keepCart('-', never)
  expect(kept.size).toBe(0)
})

test('a cart whose cookie is gone is sent once, and stays kept where the shop has it again', async () => {
  await keepCart('abbesse:2', never)
  const sent: string[] = []
  await keepCart('', async (lines) => {
    sent.push(lines)
    expect(Number(kept.get('cart-sync'))).toBeGreaterThan(0)
    // Another page that opens meanwhile sends nothing.
    await keepCart('', never)
    await keepCart('abbesse:2', never)
  })
  expect(sent).toEqual(['abbesse:2'])
  expect(Object.fromEntries(kept)).toEqual({ cart: 'abbesse:2', 'cart-sync': 'true' })
})

test('what the shop does not take back is not kept for ever', async () => {
  await keepCart('gone:2', never)
  await keepCart('', () => Promise.resolve())
  expect(kept.size).toBe(0)
  await keepCart('', never)
})

test('what could not be sent is kept for later', async () => {
  vi.useFakeTimers({ now: 0 })
  await keepCart('abbesse:2', never)
  await expect(keepCart('', () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(kept.get('cart')).toBe('abbesse:2')
  await keepCart('', never)
  vi.setSystemTime(61_000)
  const sent: string[] = []
  await keepCart('', async (lines) => void sent.push(lines))
  expect(sent).toEqual(['abbesse:2'])
  vi.useRealTimers()
})
