import { findMailFault, type Mail, type MailFate, type MailPort } from './mail.ts'
import { messageOf } from './mail-message.ts'
import { fewAtOnce } from './net/few-at-once.ts'

export type SmtpServer = {
  /** `smtps://user:password@host:465`, or `smtp://…`, which insists on encryption outside this machine unless `?tls=never`. */
  url: string
  /** The fixed address all mails come from. */
  from: string
  /** How long a server may stay silent, in ms. */
  patience?: number
}

/** Nobody there, or nobody who lets us in: the next mail would fare no better. */
const unreachable = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EREQUIRETLS'])
const isNoConnection = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|Connection timeout|Greeting never received|Invalid greeting/

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Mail servers turn away who comes through many doors at a time. */
const mostConnections = 4

/** Hands mails to a mail server, one connection each, a few at a time. */
export function openSmtp({ url, from, patience = 20_000 }: SmtpServer): MailPort {
  const place = { ...readPlace(new URL(url)), ...patienceOf(patience) }
  const inTurn = fewAtOnce(mostConnections)
  const handOver = async (mail: Mail): Promise<MailFate> => {
    try {
      const { createTransport } = await import('nodemailer')
      await createTransport(place).sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(patience * 3) })
      return { fate: 'sent' }
    } catch (error) {
      return fateOf(error)
    }
  }
  return {
    atOnce: 4 * mostConnections,
    send: async (mail) => {
      const reason = findMailFault(mail)
      return reason ? { fate: 'refused', reason } : inTurn(() => handOver(mail))
    },
  }
}

/** Comes in at the mail server as for a mail, and sends none; answers why that did not go, or nothing. */
export async function findSmtpFault({ url, patience = 5000 }: Pick<SmtpServer, 'url' | 'patience'>): Promise<string | undefined> {
  try {
    const { createTransport } = await import('nodemailer')
    await createTransport({ ...readPlace(new URL(url)), ...patienceOf(patience) }).verify()
    return undefined
  } catch (error) {
    const fault = error as SmtpError
    return fault.responseCode ? reasonOf(fault) : fault.message
  }
}

function readPlace({ protocol, hostname, port, username, password, searchParams }: URL) {
  const secure = protocol === 'smtps:'
  const isPlain = searchParams.get('tls') === 'never' || local.has(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: !secure && isPlain,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function patienceOf(ms: number) {
  return { dnsTimeout: ms, connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** Refused for good is only what the server says of this very recipient or message; a fault of ours or the network's passes. */
function fateOf(error: unknown): MailFate {
  const { code = '', responseCode = 0, command = '', message } = error as SmtpError
  const reason = reasonOf(error as SmtpError)
  const isOfThisMail = ['RCPT TO', 'DATA'].includes(command) && responseCode > 0
  if (isOfThisMail && responseCode >= 500) return { fate: 'refused', reason, isOfAddress: command === 'RCPT TO' }
  if (isOfThisMail) return { fate: 'later', reason }
  return { fate: unreachable.has(code) || isNoConnection.test(message) ? 'down' : 'later', reason }
}

/** What the server answers may repeat the recipient's address: the code alone is kept. */
function reasonOf({ code = '', responseCode = 0, command = '', message }: SmtpError): string {
  return [code, responseCode || '', command].filter(Boolean).join(' ') || message
}
