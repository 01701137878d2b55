import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailCauses, mailKinds } from '#app/models/audience/mail-kind.ts'

/** Where each that queues a mail which strangers can cause counts a place or an account before it is written. */
const countedIn: Record<string, string> = {
  'api/audience/messages/tell-message.ts': 'api/audience/messages/send-message.ts',
  'api/audience/newsletter/subscribe-to-newsletter.ts': 'api/audience/newsletter/subscribe-to-newsletter.ts',
  'api/content/calendars/tell-booking.ts': 'api/content/answers/submit-form.ts',
  'api/content/registrations/lapse-registrations.ts': 'api/content/registrations/register-for-element.ts',
  'api/content/registrations/tell-registration.ts': 'api/content/registrations/register-for-element.ts',
  'api/house/members/rights/ask-rights.ts': 'api/house/members/rights/ask-rights.ts',
  'api/identity/accounts/register.ts': 'api/identity/accounts/register.ts',
  'api/identity/email/ask-email-change.ts': 'api/identity/email/ask-email-change.ts',
  // Sent by a login and by whoever asks for a reset: each counts its own.
  'api/identity/accounts/send-confirmation.ts': 'api/identity/login/log-in.ts',
  'api/identity/resets/ask-password-reset.ts': 'api/identity/resets/ask-password-reset.ts',
  'api/selling/order-acts/send-order-link.ts': 'api/selling/order-acts/send-order-link.ts',
  'api/selling/stock-alerts/tell-stock-alerts.ts': 'api/selling/stock-alerts/ask-stock-alert.ts',
}

const ofStrangers = mailKinds.filter((kind) => mailCauses[kind].by === 'anyone')
const queues = new RegExp(`(?:queueMail|mailLink|tellBuyer)\\([^]{0,60}kind: '(?:${ofStrangers.join('|')})'`)
const counts = /\b(?:countTry|takeRates?|takeDrip|takeLoginRates)\(/

test('whoever queues a mail that strangers or members can cause counts their place or account', () => {
  const queueing = globSync('api/**/*.ts').filter((file) => queues.test(readFileSync(file, 'utf8')))
  expect(queueing.filter((file) => !(file in countedIn))).toEqual([])
  expect(Object.values(countedIn).filter((file) => !counts.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the house is written to of what visitors do by the one way that has a bound', () => {
  const toHouse = mailKinds.filter((kind) => mailCauses[kind].by === 'visitor')
  const straight = new RegExp(`queueMail\\([^]{0,60}kind: '(?:${toHouse.join('|')})'`)
  expect(globSync('api/**/*.ts').filter((file) => straight.test(readFileSync(file, 'utf8')))).toEqual([])
})
