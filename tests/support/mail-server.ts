import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What a mail server does with the mail it is handed. */
export type Manner = 'take' | 'put off' | 'reject recipient' | 'reject message' | 'take and drop' | 'drop' | 'take and hang'

export type ReceivedMail = { from: string; to: string[]; raw: string }

export type MailServer = {
  url: string
  port: number
  /** What arrived whole, whether or not the sender was told. */
  mails: ReceivedMail[]
  /** How the next mails are met. */
  manner: Manner
  /** Called when a mail has arrived whole, before the answer. */
  onArrival: () => void
  close(): Promise<void>
}

const refusals: Partial<Record<Manner, [number, string]>> = {
  'put off': [451, 'try again later'],
  'reject message': [554, 'not this one'],
}

/** Opens a real mail server on this machine. */
export async function openMailServer(port = 0, address = '127.0.0.1'): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, answer) =>
      server.manner === 'reject recipient' ? answer(Object.assign(new Error('nobody here'), { responseCode: 550 })) : answer(),
    onData: (stream, session, answer) => {
      text(stream).then((raw) => {
        const refusal = refusals[server.manner]
        if (refusal) return answer(Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }))
        if (server.manner !== 'drop') {
          const { mailFrom, rcptTo } = session.envelope
          server.mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
        }
        server.onArrival()
        if (server.manner === 'take') answer()
        else if (server.manner.includes('drop')) for (const socket of sockets) socket.destroy()
      })
    },
  })
  smtp.on('error', () => {})
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  smtp.listen(port, address)
  await once(smtp.server, 'listening')
  const { port: taken } = smtp.server.address() as AddressInfo
  const server: MailServer = {
    url: `smtp://${address}:${taken}`,
    port: taken,
    mails: [],
    manner: 'take',
    onArrival: () => {},
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => smtp.close(() => closed()))
    },
  }
  return server
}

/** The lines of a mail's head, folded ones put together. */
export function headOf(raw: string): string[] {
  const head = raw.split(/\r?\n\r?\n/)[0] ?? ''
  return head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
}

/** One line of the head, by its name. */
export function headLine(raw: string, name: string): string | undefined {
  const found = headOf(raw).filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  if (found.length > 1) throw new Error(`${name} stands ${found.length} times`)
  return found[0]?.slice(name.length + 1).trim()
}
