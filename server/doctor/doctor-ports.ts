import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { findSmtpFault } from '#api/platform/outside/mail-smtp.ts'

/** What is told of a certificate: until when it holds, or why nobody trusts it. */
export type SeenCertificate = { validUntil: Date; fault: string | undefined }

/** An answer from outside, as far as the doctor looks at it. */
export type SeenAnswer = { status: number; location: string | undefined; hasHsts: boolean }

/** The ways out of this machine that the doctor takes; each is bounded in time. */
export type DoctorPorts = {
  /** The texts that a name publishes; none where there is no such name. */
  texts(name: string): Promise<string[]>
  /** The addresses of a host; none where there is no such host. */
  addresses(host: string): Promise<string[]>
  certificate(host: string, port: number): Promise<SeenCertificate>
  ask(url: string): Promise<SeenAnswer>
  /** Why nobody is let in at the mail server; nothing where it lets us in. */
  smtpFault(url: string): Promise<string | undefined>
}

const patienceMs = 4000
const none = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** The ways out as they are. */
export function openDoctorPorts(): DoctorPorts {
  const resolver = new Resolver({ timeout: patienceMs / 2, tries: 2 })
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    addresses: async (host) => {
      const found = await Promise.all([orNone(resolver.resolve4(host)), orNone(resolver.resolve6(host))])
      return found.flat()
    },
    certificate: readCertificate,
    ask: async (url) => {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
      await answer.body?.cancel()
      const { headers, status } = answer
      return { status, location: headers.get('location') ?? undefined, hasHsts: headers.has('strict-transport-security') }
    },
    smtpFault: (url) => findSmtpFault({ url, patience: patienceMs }),
  }
}

async function orNone<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked
  } catch (error) {
    if (none.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

/** Also one that nobody trusts is told, with the reason. */
function readCertificate(host: string, port: number): Promise<SeenCertificate> {
  return new Promise((tell, fail) => {
    const servername = isIP(host) ? {} : { servername: host }
    const socket = connect({ host, port, rejectUnauthorized: false, timeout: patienceMs, ...servername })
    socket.once('secureConnect', () => {
      const fault = socket.authorized ? undefined : String(socket.authorizationError)
      tell({ validUntil: new Date(socket.getPeerCertificate().valid_to), fault })
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer at port ${port}`)))
    socket.once('error', fail)
  })
}
