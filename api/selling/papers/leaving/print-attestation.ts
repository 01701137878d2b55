import { done } from '#app/models/platform/outcome.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { attestationTexts as words } from '#app/texts/house/settings/attestation.ts'
import { version } from '../../../../package.json'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { inksOf } from '../../../platform/pdf/inks.ts'
import { openSheet } from '../../../platform/pdf/sheet.ts'
import { writePdf } from '../../../platform/pdf/write-pdf.ts'
import { writeFoot } from '../drawing/paper-foot.ts'
import { readSeller } from '../read-seller.ts'

/** The attestation of the till, with all that the program knows filled in; who attests, and signs, is left to them. */
export const printAttestation: UseCase<Contract['printAttestation']> = async (_given, { read, site, sealing }) => {
  const { name, siret, office, colours } = await readSeller(read, site)
  const sheet = openSheet()
  const text = (line: string) => sheet.write(line, { size: 10.5, after: 6 })
  const head = (line: string) => {
    sheet.space(10)
    sheet.write(line, { size: 12.5, font: 'bold', colour: 'accent', after: 5, role: 'H2' })
  }
  sheet.write(words.title, { size: 20, font: 'title', colour: 'accent', after: 4, role: 'H1' })
  text(words.about)
  head(words.first)
  text(words.editor(version))
  text(words.majors(version.split('.').slice(0, 1).join('.')))
  sheet.list(false, () => {
    for (const point of words.points) sheet.item('•', () => text(point))
  })
  text(words.key(sealing.signing.keyId))
  text(await sayChain(read))
  text(words.place)
  head(words.second)
  text(words.user(name, siret, office))
  text(words.place)
  sheet.space(8)
  sheet.write(words.warning, { size: 9, colour: 'grey' })
  writeFoot(sheet, { name }, words.title)
  const content = writePdf(words.title, [sheet], { inks: inksOf(colours) }).toString('base64')
  return done({ name: 'attestation.pdf', type: 'application/pdf' as const, content })
}

async function sayChain(read: SiteReader): Promise<string> {
  const start = await read.selectFrom('book_entries').select('at').where('seq', '=', 1).executeTakeFirst()
  const tip = await read.selectFrom('book_tips').select('seq').executeTakeFirst()
  return start && tip ? words.since(sayLongMoment(start.at), tip.seq) : words.unsigned
}
