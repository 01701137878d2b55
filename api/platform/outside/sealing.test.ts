import { expect, test } from 'vitest'
import { openSealing, sealingOf } from './sealing.ts'

const [old, fresh] = ['the secret of last year, long enough', 'the secret of this year, long enough'] as const
const sealing = openSealing([fresh])

test('what is sealed opens again, and looks different each time', () => {
  for (const text of ['', 'JBSWY3DPEHPK3PXP', 'clé secrète ✓', 'x'.repeat(10_000)]) {
    const sealed = sealing.seal(text, 'second_factor/u1')
    expect(sealing.open(sealed, 'second_factor/u1')).toBe(text)
    expect(sealing.seal(text, 'second_factor/u1')).not.toBe(sealed)
    if (text) expect(sealed).not.toContain(text)
  }
})

test('what was tampered with, anywhere, does not open', () => {
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'second_factor/u1')
  for (let at = 0; at < sealed.length; at += 1) {
    const letter = sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1)
    // The last letter of a part holds bits that mean nothing: such a change is none.
    const isSame = Buffer.from(changed.split('.').at(-1) ?? '', 'base64url').equals(
      Buffer.from(sealed.split('.').at(-1) ?? '', 'base64url'),
    )
    const opened = sealing.open(changed, 'second_factor/u1')
    expect([at, opened]).toEqual([at, opened === undefined || !isSame ? undefined : 'JBSWY3DPEHPK3PXP'])
  }
  for (const none of ['', 'JBSWY3DPEHPK3PXP', 's1', 's1....', 's1.aaaaaaaa.b.c.d', sealed.slice(0, -22), `${sealed}.x`]) {
    expect(sealing.open(none, 'second_factor/u1')).toBeUndefined()
  }
})

test('what was sealed for one person, one purpose or one site opens for no other', () => {
  const one = sealingOf(sealing, '1')
  const two = sealingOf(sealing, '2')
  const sealed = one.seal('secret', 'second_factor/u1')
  expect(one.open(sealed, 'second_factor/u1')).toBe('secret')
  expect([one.open(sealed, 'second_factor/u2'), one.open(sealed, 'payment/u1'), two.open(sealed, 'second_factor/u1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('keys follow one another: the newest seals, the older ones still open', () => {
  const before = openSealing([old]).seal('secret', 'a')
  const both = openSealing([fresh, old])
  expect(both.open(before, 'a')).toBe('secret')
  expect(sealing.open(both.seal('secret', 'a'), 'a')).toBe('secret')
  expect(sealing.open(before, 'a')).toBeUndefined()
  expect(() => openSealing([])).toThrow()
})
