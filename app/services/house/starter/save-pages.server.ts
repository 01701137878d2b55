import type { ShopApi, Upload } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { findDayFields, joinHours } from '#app/models/house/hours/typed-hours.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { type Answers, type Draft, type Piece, type Proposal, pieces } from '#app/models/house/starter/answers.ts'
import { chosenWay, daysIn, mostLetters, readAnswers, readWeek } from '#app/models/house/starter/read-answers.ts'
import { tidyText } from '#app/models/house/starter/sentence.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import { sellsAlcohol } from '#app/models/site/settings/trade.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { hoursTexts } from '#app/texts/house/settings/hours.ts'
import { starterTexts } from '#app/texts/house/starter/starter.ts'
import { writePages } from '#app/texts/house/starter/write-pages.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { findSettings, saveSettings } from '../settings/settings.server.ts'
import { readPieces, type Standing } from './read-pieces.server.ts'

type Sent = { entries: readonly Entry[]; uploads: Upload[] }

/** Takes the photos of the answers into the library, so that they can be shown again; says what is wrong with the answers. */
export async function takeAnswers(api: ShopApi, { entries, uploads }: Sent): Promise<Outcome<Entry[], Failure>> {
  const faults = findFaults(entries)
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  if (uploads.length === 0) return done([...entries])
  // What they show is the owner's to say: until then they are decoration.
  const kept = await api.createImages({ body: { folder: 'pages', isDecor: true }, files: uploads })
  if (!kept.ok)
    return refuseFields({
      images:
        Object.values(kept.error.fields ?? {})
          .flat()
          .join(' ') || kept.error.message,
    })
  const [fault] = kept.value.faults
  if (fault) return refuseFields({ images: `${fault.name} : ${fault.message}` })
  return done([...entries, ...kept.value.images.map(({ id }): Entry => ['photo', id])])
}

/** Writes the settings that were answered, and the pages that were chosen; what its owner wrote gets a draft at most. */
export async function savePages(api: ShopApi, sent: Sent): Promise<Outcome<unknown, Failure>> {
  const taken = await takeAnswers(api, sent)
  if (!taken.ok) return taken
  const entries = taken.value
  const week = await findSettings(api, openingHours)
  const answers = readAnswers(
    entries,
    week.some(({ value }) => value !== ''),
  )
  const saved = await saveFacts(api, entries, answers)
  if (!saved.ok) return saved
  const standing = await readPieces(api, answers.trade)
  const { isBuilding } = orThrow(await api.getAdminSite())
  for (const chosen of choosePages(entries, answers, standing)) {
    const written = await writePage(api, { ...chosen, isBuilding })
    if (!written.ok) return written
  }
  return done(null)
}

function findFaults(entries: readonly Entry[]): Record<string, string> {
  const typed = new Map(entries)
  const long = ['COMPANY_NAME', 'place', 'craft', 'story', 'visitsHow'].filter(
    (name) => (typed.get(name) ?? '').length > mostLetters,
  )
  const hasDays = daysIn(entries).length > 0
  const day = findDayFields(entries, 'hours')
  const hours = day ? joinHours(day) : { text: '' }
  const hasHours = 'fault' in hours || hours.text !== ''
  return {
    ...Object.fromEntries(long.map((name) => [name, starterTexts.long(mostLetters)])),
    ...(tidyText(typed.get('COMPANY_NAME') ?? '') === '' && { COMPANY_NAME: sayFault({ code: 'required' }) }),
    ...('fault' in hours && { [`hours.${hours.fault.field}`]: hoursTexts.faults[hours.fault.code] }),
    ...(hasDays && !hasHours && { 'hours.opens': starterTexts.noHours }),
    ...(hasHours && !hasDays && { day: starterTexts.noDays }),
  }
}

/** What the site knows by parameters of its own; a house that has an address keeps it. */
async function saveFacts(api: ShopApi, entries: readonly Entry[], { name, trade }: Answers): Promise<Outcome<unknown, Failure>> {
  const known = ['TRADE', 'COMPANY_ADDRESS'] as const
  const [before, address] = await findSettings(api, known)
  const place = tidyText(new Map(entries).get('place') ?? '')
  const look = entries.filter(([type]) => type === 'ART_DIRECTION' || type === 'ACCENT_COLOR')
  const facts: Entry[] = [['COMPANY_NAME', name], ['TRADE', trade], ...look, ...readWeek(entries)]
  const saved = await saveSettings(api, address?.value === '' && place ? [...facts, ['COMPANY_ADDRESS', place]] : facts)
  if (!saved.ok || before?.value === trade) return saved
  return api.changeSite({ body: { isWinemaker: sellsAlcohol(trade) } })
}

type Chosen = { piece: Piece; url: string; draft: Draft; state: Standing[Piece] }

/** The pages to write, each in the wording that was chosen; where nothing was said, those that are not there yet. */
function choosePages(entries: readonly Entry[], answers: Answers, standing: Standing): Chosen[] {
  const wayOf = (piece: Piece) => {
    const way = chosenWay(entries, piece)
    return way === 'unsaid' ? (isFree(standing[piece]) ? 0 : undefined) : way
  }
  const addresses = pieces.flatMap((piece) => (standing[piece].url === undefined ? [] : [[piece, standing[piece].url] as const]))
  const around = { standing: Object.fromEntries(addresses), isWanted: (piece: Piece) => wayOf(piece) !== undefined }
  return writePages(answers, around).flatMap(({ piece, url, ways }: Proposal) => {
    const way = wayOf(piece)
    return way === undefined ? [] : [{ piece, url, draft: ways[way], state: standing[piece] }]
  })
}

function isFree({ is }: Standing[Piece]): boolean {
  return is === 'absent' || is === 'blank'
}

/** What is not there is added; what the program has put there is filled; what its owner wrote gets a draft beside it. */
async function writePage(
  api: ShopApi,
  { piece, url, draft: { title, short, blocks }, state: { is, id }, isBuilding }: Chosen & { isBuilding: boolean },
): Promise<Outcome<unknown, Failure>> {
  if (piece === 'article') {
    if (is !== 'absent') return done(null)
    return api.createBlog({ body: { title, summary: short, blocks, isValid: isBuilding } })
  }
  if (is === 'drafted') return done(null)
  const order = pieces.indexOf(piece)
  const page = { title, menuTitle: short, blocks, order }
  if (id === undefined) {
    const link = { type: 'PAGE', url: '/blog', jsCode: '' } as const
    // Nothing is shown to anybody before its owner says so: by opening the site, or where it is open by putting the page online.
    return api.createPage({ body: { ...page, url, isValid: isBuilding, ...(piece === 'blog' && { link }) } })
  }
  if (is === 'blank' && isBuilding) return api.changePage({ params: { id }, body: page })
  return api.savePageDraft({ params: { id }, body: { blocks } })
}
