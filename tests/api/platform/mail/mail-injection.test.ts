import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookOf } from '#api/platform/mail/mail-look.ts'
import { renderMail } from '#api/platform/mail/render-mail.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { headLine, headOf } from '../../../support/mail-server.ts'
import { from, mailServers, smtpTo, start } from '../../support/mailing.ts'

const openServer = mailServers()
const heads = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'],
  'x-auto-response-suppress',
]

/** What those who want a mail to say or do more have tried elsewhere. */
const attacks = [
  '\r\nBcc: autre@pirate.test',
  '\nBcc: autre@pirate.test',
  '\rBcc: autre@pirate.test\r',
  '\u0085Bcc: autre@pirate.test',
  '\u2028Bcc: autre@pirate.test',
  '%0d%0aBcc: autre@pirate.test',
  '\r\n.\r\nMAIL FROM:<pirate@pirate.test>\r\nRCPT TO:<autre@pirate.test>\r\nDATA\r\n',
  '\n.\n',
  '\r\n\r\nUn autre corps',
  '\u0000',
  'autre@pirate.test, ',
  '<autre@pirate.test>',
  '" <autre@pirate.test>, "',
  'a@pirate.test;b@pirate.test',
  'group: autre@pirate.test;',
  '=?utf-8?B?DQpCY2M6IGF1dHJlQHBpcmF0ZS50ZXN0?=',
  '=?utf-8?Q?=0D=0ABcc:_autre@pirate.test?=',
  '(autre@pirate.test)',
  '\\"@pirate.test',
  '<script src=//pirate.test></script>',
  '--boundary\r\nContent-Type: text/html\r\n\r\n',
  'é'.repeat(300),
]

const kinds: MailKind[] = [
  'confirm_account',
  'rights_answered',
  'rights_received',
  'deletion_done',
  'reset_password',
  'message_received',
]
const Hostile = fc
  .array(fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 10 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(''))
const Fields = fc.record({
  kind: fc.constantFrom(...kinds),
  parameters: fc.array(Hostile, { minLength: 4, maxLength: 4 }),
  name: Hostile,
  params: fc.record({
    path: Hostile,
    date: Hostile,
    kind: Hostile,
    answer: Hostile,
    kept: Hostile,
    name: Hostile,
    email: Hostile,
    phone: Hostile,
    subject: Hostile,
    message: Hostile,
  }),
})

test('threat 40: 10,000 hostile fields make one mail each, to whom it was meant, with no line more in its head', async () => {
  const seed = Number(process.env.SEED ?? 20_260_301)
  console.log(`seed ${seed}`)
  const server = await openServer()
  // Each has four lines to the server, which lets every newcomer wait a moment.
  const ports = Array.from({ length: 8 }, () => smtpTo(server))
  const samples = fc.sample(Fields, { seed, numRuns: 720 })
  const send = async ({ kind, parameters, name, params }: (typeof samples)[number], index: number) => {
    const types = ['COMPANY_NAME', 'COMPANY_EMAIL', 'COMPANY_ADDRESS', 'COMPANY_PHONE']
    const look = lookOf(new Map(types.map((type, place) => [type, parameters[place] ?? ''])), { name, origin: 'https://a.test' })
    const mail = renderMail(
      { kind, params, messageId: `<m-${index}@a.test>`, to: `client-${index}@exemple.test`, date: start },
      look,
    )
    expect(mail.html).not.toMatch(/<(script|img|link)|url\(/i)
    expect(await ports[index % ports.length]?.send(mail), JSON.stringify(mail.subject)).toEqual({ fate: 'sent' })
  }
  for (let at = 0; at < samples.length; at += 32)
    await Promise.all(samples.slice(at, at + 32).map((one, place) => send(one, at + place)))

  expect(server.mails).toHaveLength(samples.length)
  for (const mail of server.mails) {
    const index = /^<m-(\d+)@/.exec(headLine(mail.raw, 'Message-ID') ?? '')?.[1]
    expect([mail.from, mail.to]).toEqual([from, [`client-${index}@exemple.test`]])
    expect(headLine(mail.raw, 'To')).toBe(`client-${index}@exemple.test`)
    expect(headLine(mail.raw, 'From')?.endsWith(`<${from}>`) || headLine(mail.raw, 'From') === from).toBe(true)
    const names = headOf(mail.raw).map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    expect(heads).toEqual(expect.arrayContaining(names))
    expect(new Set(names).size).toBe(names.length)
  }
})

test('threat 40: a hostile recipient, subject, name or id never reaches the mail server', async () => {
  const server = await openServer()
  const port = smtpTo(server)
  const mail: Mail = {
    messageId: '<m-1@a.test>',
    to: 'marie@exemple.test',
    fromName: 'Domaine',
    fromHost: 'a.test',
    replyTo: undefined,
    subject: 'Bonjour',
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
    date: start,
  }
  for (const attack of attacks) {
    for (const to of [attack, `marie@exemple.test${attack}`, `${attack}marie@exemple.test`]) {
      expect((await port.send({ ...mail, to })).fate, JSON.stringify(to)).toBe('refused')
      expect((await port.send({ ...mail, replyTo: to })).fate, JSON.stringify(to)).toBe('refused')
    }
    if (!/[\p{Cc}\u2028]/u.test(attack)) continue
    expect((await port.send({ ...mail, subject: `Bonjour${attack}` })).fate).toBe('refused')
    expect((await port.send({ ...mail, fromName: `Domaine${attack}` })).fate).toBe('refused')
    expect((await port.send({ ...mail, messageId: `<m${attack}@a.test>` })).fate).toBe('refused')
    expect((await port.send({ ...mail, unsubscribeUrl: `https://a.test/${attack}` })).fate).toBe('refused')
  }
  expect(server.mails).toEqual([])
})
