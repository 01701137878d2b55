import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookOf } from '#api/platform/mail/mail-look.ts'
import { renderMail } from '#api/platform/mail/render-mail.ts'
import { openMailFolder } from '#api/platform/outside/mail-folder.ts'
import { openSmtp } from '#api/platform/outside/mail-smtp.ts'
import { headLine } from '../../../support/mail-server.ts'
import { from, mailServers, smtpTo, start } from '../../support/mailing.ts'

const openServer = mailServers()
const look = lookOf(new Map([['COMPANY_EMAIL', 'bonjour@domaine.test']]), { name: 'Château d’Été', origin: 'https://a.test' })
const mail = renderMail(
  { kind: 'confirm_account', params: { path: '/x' }, messageId: '<m-1@a.test>', to: 'marie@exemple.test', date: start },
  look,
)

test('without a mail server each mail becomes one file that its owner alone can read, whatever is repeated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-mails-'))
  try {
    const port = openMailFolder(join(folder, 'mails'))
    expect([await port.send(mail), await port.send(mail)]).toEqual([{ fate: 'sent' }, { fate: 'sent' }])
    const names = readdirSync(join(folder, 'mails'))
    expect(names).toEqual(['2026-03-01T10-00-00.000Z-m-1.eml'])
    const file = join(folder, 'mails', names[0] ?? '')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'mails')).mode & 0o777).toBe(0o700)
    const raw = readFileSync(file, 'utf8')
    expect(headLine(raw, 'To')).toBe('marie@exemple.test')
    expect(headLine(raw, 'Reply-To')).toBe('bonjour@domaine.test')
    expect(raw).toContain('multipart/alternative')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a folder that cannot be written stops the sending, and no mail is lost by it', async () => {
  expect((await openMailFolder(join(import.meta.filename, 'mails')).send(mail)).fate).toBe('down')
})

test('a way out stands in the head of those mails only that the law asks it of', async () => {
  const server = await openServer()
  const port = smtpTo(server)
  await port.send(mail)
  await port.send({ ...mail, unsubscribeUrl: 'https://a.test/lettre/fin/x' })
  const lines = server.mails.map(({ raw }) => [headLine(raw, 'List-Unsubscribe'), headLine(raw, 'List-Unsubscribe-Post')])
  expect(lines).toEqual([
    [undefined, undefined],
    ['<https://a.test/lettre/fin/x>', 'List-Unsubscribe=One-Click'],
  ])
})

test('no password or mail crosses a network in the clear, unless it was told to', async () => {
  const server = await openServer(0, '127.0.0.2')
  const elsewhere = (end: string) => openSmtp({ url: `${server.url}${end}`, from, patience: 1000 }).send(mail)
  expect((await elsewhere('')).fate).toBe('down')
  expect(server.mails).toEqual([])
  expect((await elsewhere('?tls=never')).fate).toBe('sent')
})
