import { expect, test } from 'vitest'
import { nonceMark, withNonce } from './page-nonce.server.ts'

const page = (inside = '') => `<body>${inside}<script nonce="${nonceMark}">go()</script></body>`

test('a page that says the same has the same nonce; another page, and another house, have others', () => {
  const { html, nonce } = withNonce(page(), ['secret'])
  expect(html).toBe(`<body><script nonce="${nonce}">go()</script></body>`)
  expect(withNonce(page(), ['secret', 'older']).nonce).toBe(nonce)
  expect(withNonce(page(), ['other']).nonce).not.toBe(nonce)
  expect(withNonce(page('<p>'), ['secret']).nonce).not.toBe(nonce)
})

test('threat 14: a script that bears the nonce which its page had before has another one to bear by then', () => {
  const { nonce } = withNonce(page(), ['secret'])
  const hostile = `<script nonce="${nonce}">steal()</script>`
  expect(withNonce(page(hostile), ['secret']).nonce).not.toBe(nonce)
})

test('threat 14: a page without a script of ours has no nonce that another could bear', () => {
  expect(withNonce('<body><p>Bonjour</p></body>', ['secret'])).toEqual({ html: '<body><p>Bonjour</p></body>', nonce: undefined })
})
