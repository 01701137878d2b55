import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const production = { PUBLIC_ORIGIN: 'https://shop.example' }
const secret = 'a secret of more than thirty-two letters'

/** The names of what is told to be wrong. */
function wrong(...given: Parameters<typeof readSettings>): string[] {
  try {
    readSettings(...given)
    return []
  } catch (error) {
    const [, ...faults] = String(error).split('\n')
    return faults.map((fault) => /\w+/.exec(fault)?.[0] ?? '').sort()
  }
}

test('all that is wrong is told at once, each by the name of its setting', () => {
  const many = { ...production, PORT: 'many', SMTP_URL: 'smtp://mail.example', STRIPE_STAND_IN: 'http://127.0.0.1:1' }
  expect(wrong(many, 'site')).toEqual(['MAIL_FROM', 'PORT', 'SEALING_KEY', 'STRIPE_STAND_IN'])
  expect(wrong({ ...many, PORT: '', SEALING_KEY: 'short', MAIL_FROM: 'us' }, 'api')).toEqual([
    'MAIL_FROM',
    'SEALING_KEY',
    'SERVICE_KEY',
    'STRIPE_STAND_IN',
  ])
})

test('keys are asked of those alone who use them', () => {
  expect(wrong(production)).toEqual([])
  expect(wrong({}, 'site')).toEqual([])
  expect(wrong({ ...production, API_URL: 'http://127.0.0.1:1', SERVICE_KEY: secret }, 'site')).toEqual([])
  expect(wrong({ ...production, API_URL: 'http://127.0.0.1:1', SERVICE_KEY: secret }, 'api')).toEqual(['SEALING_KEY'])
})

test('a mail server comes with its address', () => {
  const { smtp } = readSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'cave@shop.example' })
  expect(smtp).toEqual({ url: 'smtp://mail.example', from: 'cave@shop.example' })
})
