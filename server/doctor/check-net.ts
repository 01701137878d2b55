import { openMail } from '../ports/mail.ts'
import { type Check, type Finding, fails, ok, type Patient, warns } from './check.ts'

/** Whether mails leave, and arrive where one was asked for. */
export const checkMail: Check = {
  name: 'mail',
  seconds: 30,
  look: async ({ settings, ports, mailTo }) => {
    const { smtp, production } = settings
    if (!smtp) {
      const says = 'SMTP_URL is not set: mails are files in DATA_DIR/mails'
      return [production ? fails(says, 'set SMTP_URL and MAIL_FROM') : ok(says)]
    }
    const { host } = new URL(smtp.url)
    const fault = await ports.smtpFault(smtp.url)
    if (fault) return [fails(`${host} lets nobody in: ${fault}`, 'look at the user, the password and the port of SMTP_URL')]
    const found = [ok(`${host} lets us in`)]
    if (mailTo) found.push(await sendTrial({ settings, mailTo, from: smtp.from }))
    else found.push(ok('no mail was sent: --mail ADDRESS sends one'))
    return found
  },
}

type Trial = { settings: Patient['settings']; mailTo: string; from: string }

async function sendTrial({ settings, mailTo, from }: Trial): Promise<Finding> {
  const port = await openMail(settings)
  const fromHost = from.slice(from.indexOf('@') + 1)
  const text =
    'Ce message a été demandé par la commande doctor. S’il est arrivé ailleurs que dans les indésirables, tout va bien.'
  const told = await port.send({
    messageId: `<doctor-${crypto.randomUUID()}@${fromHost}>`,
    to: mailTo,
    fromName: 'Vitrine',
    fromHost,
    replyTo: undefined,
    subject: 'Vitrine : essai d’envoi',
    html: `<!doctype html><html lang="fr"><title>Essai d’envoi</title><p>${text}</p>`,
    text: `${text}\n`,
    date: new Date(),
  })
  if (told.fate === 'sent') return ok(`a mail is on its way to ${mailTo}: look whether it arrives, and not among the unwanted`)
  return fails(`the mail to ${mailTo} was not taken: ${told.reason}`, 'look at MAIL_FROM and at what the mail service says of it')
}

/** Whether hosts can be found, and what receivers of mails look for. */
export const checkNames: Check = {
  name: 'names',
  seconds: 30,
  look: async (patient) => {
    const hosts = publicSites(patient).map(({ origin }) => new URL(origin).hostname)
    const found = await Promise.all(hosts.map((host) => lookUpHost(patient, host)))
    return [...found, ...(await lookUpSender(patient))]
  },
}

/** Only https is seen from outside; a demo is not. */
function publicSites({ sites, settings }: Patient): Patient['sites'] {
  if (!settings.production) return []
  const { publicOrigin } = settings
  return publicOrigin && sites.length <= 1 ? [{ id: sites[0]?.id ?? '1', origin: publicOrigin }] : sites
}

async function lookUpHost({ ports }: Patient, host: string): Promise<Finding> {
  const found = await ports.addresses(host)
  return found.length > 0
    ? ok(`${host} leads to ${found.join(', ')}`)
    : fails(`${host} has no address`, `publish an A or AAAA record for ${host}`)
}

async function lookUpSender({ settings, ports }: Patient): Promise<Finding[]> {
  if (!settings.smtp) return []
  const domain = settings.smtp.from.slice(settings.smtp.from.indexOf('@') + 1)
  const { dkimSelector } = settings
  return [
    lookAtSpf(domain, await ports.texts(domain)),
    dkimSelector
      ? lookAtDkim(`${dkimSelector}._domainkey.${domain}`, await ports.texts(`${dkimSelector}._domainkey.${domain}`))
      : warns(`DKIM of ${domain} is not known here`, 'set DKIM_SELECTOR to the name that the mail service signs by'),
    lookAtDmarc(domain, await findDmarc(ports, domain)),
  ]
}

function lookAtSpf(domain: string, texts: string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (records.length > 1)
    return fails(`${domain} has ${records.length} SPF records: receivers take none`, 'put them together in one')
  const [record] = records
  if (!record) return fails(`${domain} has no SPF record`, `publish v=spf1 include:… -all, as your mail service says`)
  return /[+]all\b/.test(record)
    ? warns(`SPF of ${domain} lets everybody send`, 'end it with -all or ~all')
    : ok(`SPF: ${record}`)
}

function lookAtDkim(name: string, texts: string[]): Finding {
  const record = texts.find((text) => /(?:^|;)\s*p=/.test(text))
  if (!record) return fails(`there is no DKIM key at ${name}`, 'publish the one that your mail service shows')
  return /(?:^|;)\s*p=\s*(?:;|$)/.test(record)
    ? fails(`the DKIM key at ${name} is withdrawn`, 'publish the new one')
    : ok(`DKIM: ${name}`)
}

/** A domain without one of its own goes by that of the domain above it. */
async function findDmarc({ texts }: Patient['ports'], domain: string): Promise<string | undefined> {
  const above = domain.split('.').slice(1)
  for (const name of [domain, ...(above.length > 1 ? [above.join('.')] : [])]) {
    const record = (await texts(`_dmarc.${name}`)).find((text) => /^v=DMARC1/i.test(text))
    if (record) return record
  }
  return undefined
}

function lookAtDmarc(domain: string, record: string | undefined): Finding {
  if (!record) return fails(`${domain} has no DMARC record`, `publish _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:…`)
  return /;\s*p=none\b/i.test(record)
    ? warns(`DMARC: ${record}`, 'make it p=quarantine once the reports are well')
    : ok(`DMARC: ${record}`)
}

const soonDays = 14

/** What visitors meet: the certificate, and the proxy that hands them on. */
export const checkWeb: Check = {
  name: 'web',
  seconds: 30,
  look: async (patient) => {
    const found = await Promise.all(publicSites(patient).map(({ origin }) => lookAtSite(patient, new URL(origin))))
    return found.flat()
  },
}

async function lookAtSite({ ports }: Patient, { hostname, port, host, origin }: URL): Promise<Finding[]> {
  const shut = (what: string) => (error: unknown) =>
    fails(`${host}: ${what}: ${error instanceof Error ? error.message : error}`, 'look whether the proxy runs and leads here')
  const looks = [
    ports.certificate(hostname, Number(port || 443)).then((seen) => lookAtCertificate(host, seen), shut('no TLS')),
    ports.ask(`${origin}/readyz`).then((seen) => lookAtAnswer(host, seen), shut('no answer')),
    ports.ask(`http://${hostname}/`).then(
      (seen) => lookAtPlain(host, seen),
      () => ok(`${host}: nobody answers without TLS`),
    ),
  ]
  return Promise.all(looks)
}

function lookAtCertificate(host: string, { validUntil, fault }: { validUntil: Date; fault: string | undefined }): Finding {
  const days = Math.floor((validUntil.getTime() - Date.now()) / 86_400_000)
  if (fault) return fails(`${host}: nobody trusts its certificate: ${fault}`, 'let the proxy fetch one, with the whole chain')
  const says = `${host}: its certificate holds for ${days} days`
  return days < soonDays ? warns(says, 'look why it was not renewed') : ok(says)
}

function lookAtAnswer(host: string, { status, hasHsts }: { status: number; hasHsts: boolean }): Finding {
  if (status === 421)
    return fails(`${host}: the proxy does not hand the Host on`, 'see “Behind a TLS proxy” in docs/run-your-own.md')
  if (status === 503) return fails(`${host}: the shop says that it is not ready`, 'see what is wrong above, and look in its log')
  if (status !== 200) return fails(`${host}: /readyz answers ${status}`, 'look whether the shop runs and the proxy leads to it')
  if (!hasHsts)
    return warns(`${host}: what answers is not this shop, or the proxy takes headers away`, 'look where the proxy leads')
  return ok(`${host}: the shop answers through the proxy`)
}

function lookAtPlain(host: string, { status, location }: { status: number; location: string | undefined }): Finding {
  const leads = status >= 300 && status < 400 && location?.startsWith('https://')
  return leads ? ok(`${host}: http leads to https`) : fails(`${host}: http answers ${status}`, 'let the proxy lead it to https')
}
