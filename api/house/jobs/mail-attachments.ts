import { type Appointment, writeAppointment } from '#app/models/platform/time/icalendar.ts'
import { labelOf } from '#app/models/selling/money/paper.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { MailAttachment } from '../../platform/outside/mail.ts'
import { drawPaper } from '../../selling/papers/drawing/draw-paper.ts'
import { drawTerms } from '../../selling/papers/drawing/draw-terms.ts'
import { readBody } from '../../selling/papers/issue-paper.ts'
import { readInks } from './read-inks.ts'

type Queued = { kind: string; params: Record<string, string> }
type House = Omit<Parameters<typeof drawTerms>[1], 'inks'> & { lang: string }

/**
 * The files that go with a mail, made when it leaves: a paper's first print, the terms of sale in the version the order follows,
 * and an appointment for the reader's calendar.
 * The same rows give the same bytes, so that a mail which is sent again is the same mail.
 */
export async function readAttachments(read: SiteReader, { kind, params }: Queued, house: House): Promise<MailAttachment[]> {
  const papers = params.paper ? await readPaper(read, params.paper) : []
  const terms = kind === 'order_placed' && params.terms ? await readTerms(read, Number(params.terms), house) : []
  return [...papers, ...terms, ...(params.appointment ? [drawAppointment(params.appointment)] : [])]
}

function drawAppointment(stored: string): MailAttachment {
  const text = writeAppointment(JSON.parse(stored) as Appointment)
  return { name: 'rendez-vous.ics', type: 'text/calendar', content: Buffer.from(text) }
}

async function readPaper(read: SiteReader, id: string): Promise<MailAttachment[]> {
  const row = await read.selectFrom('papers').select('body').where('id', '=', id).executeTakeFirst()
  if (!row) return []
  const paper = readBody(row)
  return [{ name: `${labelOf(paper).toLowerCase()}.pdf`, type: 'application/pdf', content: drawPaper(paper, { isCopy: false }) }]
}

/** Terms drawn lately: every order of a version takes the same file along, and reading and drawing it costs far more than the rest of its mail. */
const drawn = new Map<string, Buffer>()
const mostDrawn = 20

async function readTerms(read: SiteReader, version: number, { lang, ...named }: House): Promise<MailAttachment[]> {
  const house = { ...named, inks: await readInks(read, { lang }) }
  const terms = read.selectFrom('legal_versions').where('kind', '=', 'sale-terms').where('version', '=', version)
  // The hash of a body stands for it, and is read without it.
  const row = await terms.select(['version', 'since', 'hash']).executeTakeFirst()
  if (!row) return []
  const key = JSON.stringify([row, house])
  const file = drawn.get(key) ?? drawTerms({ ...row, ...(await terms.select('body').executeTakeFirstOrThrow()) }, house)
  keepDrawn(key, file)
  return [{ name: `conditions-de-vente-${row.version}.pdf`, type: 'application/pdf', content: file }]
}

function keepDrawn(key: string, file: Buffer): void {
  drawn.delete(key)
  drawn.set(key, file)
  const [oldest] = drawn.keys()
  if (drawn.size > mostDrawn && oldest !== undefined) drawn.delete(oldest)
}
