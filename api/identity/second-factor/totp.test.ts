import { expect, test } from 'vitest'
import { codeAt, makeTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The ASCII text 12345678901234567890 of RFC 6238, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of RFC 6238', () => {
  const seconds: [number, string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [second, code] of seconds) expect(codeAt(secret, Math.floor(second / 30))).toBe(code)
})

test('a code is good for its own half minute and the ones beside it', () => {
  const now = new Date(59_000)
  expect([0, 1, 2, 3, 4].map((step) => stepOfCode(secret, codeAt(secret, step), now))).toEqual([0, 1, 2, undefined, undefined])
  for (const wrong of ['', '28708', '2870822', 'abcdef', '２８７０８２', ' 287082'])
    expect(stepOfCode(secret, wrong, now)).toBeUndefined()
})

test('a secret has 160 bits, and its address names the site and the account', () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(secret, { issuer: 'Domaine & Fils', account: 'a@b.fr' }))
  expect([uri.searchParams.get('issuer'), uri.searchParams.get('secret'), decodeURIComponent(uri.pathname)]).toEqual([
    'Domaine & Fils',
    secret,
    expect.stringContaining('Domaine & Fils:a@b.fr'),
  ])
})
