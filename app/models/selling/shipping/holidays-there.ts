import { addDays, easterOf, orthodoxEasterOf, weekdayOf } from '../../platform/time/working-days.ts'
import { barePostalCode } from '../../site/places/postal-code.ts'
import { type Destination, isOverseas, territoryOf } from '../tax/territory.ts'

/**
 * The public holidays of where wine goes. `05-01` is a day of each year, `03-17>` one that gives the Monday after it where it
 * falls on a weekend, `06-19..25=5` the Friday between two days, `E+39` so many days after Easter, `O-2` so many before or after
 * that of the Orthodox Church. What is off in a large part of a country is taken to be off in all of it: a parcel may come a day
 * before it was promised, rather than a day after.
 */
const abroad: Readonly<Record<string, string>> = {
  AT: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26 E+1 E+39 E+50 E+60',
  BE: '01-01 05-01 07-21 08-15 11-01 11-11 12-25 E+1 E+39 E+50',
  BG: '01-01> 03-03> 05-01> 05-06> 05-24> 09-06> 09-22> 12-24> 12-25> 12-26> 12-27 12-28 O-2 O+1',
  CH: '01-01 01-02 01-06 05-01 08-01 08-15 11-01 12-08 12-25 12-26 E-2 E+1 E+39 E+50 E+60',
  CY: '01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 12-24 12-25 12-26 O-48 O-2 O+1 O+2 O+50',
  CZ: '01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26 E-2 E+1',
  DE: '01-01 01-06 03-08 05-01 08-15 09-20 10-03 10-31 11-01 11-16..22=3 12-25 12-26 E-2 E+1 E+39 E+50 E+60',
  DK: '01-01 06-05 12-24 12-25 12-26 E-3 E-2 E+1 E+39 E+50',
  EE: '01-01 02-24 05-01 06-23 06-24 08-20 12-24 12-25 12-26 E-2',
  ES: '01-01> 01-06> 05-01> 08-15> 10-12> 11-01> 12-06> 12-08> 12-25> E-3 E-2 E+1',
  FI: '01-01 01-06 05-01 12-06 12-24 12-25 12-26 06-19..25=5 10-31..06=6 E-2 E+1 E+39',
  GR: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26 O-48 O-2 O+1 O+50',
  HR: '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26 E+1 E+60',
  HU: '01-01 03-15 05-01 08-20 10-23 11-01 12-24 12-25 12-26 E-2 E+1 E+50',
  IE: '01-01> 02-01 02-01..07=1 03-17> 05-01..07=1 06-01..07=1 08-01..07=1 10-25..31=1 12-25> 12-26> E-2 E+1',
  IT: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26 E+1',
  LT: '01-01 02-16 03-11 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26 E+1',
  LU: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26 E+1 E+39 E+50',
  LV: '01-01 05-01 05-04> 06-23 06-24 11-18> 12-24 12-25 12-26 12-31 E-2 E+1',
  MC: '01-01> 01-27 05-01> 08-15> 11-01> 11-19> 12-08> 12-25> E+1 E+39 E+50 E+60',
  MT: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25 E-2',
  NL: '01-01 04-26 04-27 05-05 12-25 12-26 E-2 E+1 E+39 E+50',
  PL: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26 E+1 E+60',
  PT: '01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25 E-2 E+60',
  RO: '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26 O-2 O+1 O+50',
  SE: '01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31 06-19..25=5 E-2 E+1 E+39',
  SI: '01-01 01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26 E+1',
  SK: '01-01 01-06 05-01 05-08 07-05 08-29 09-01 09-15 11-01 11-17 12-24 12-25 12-26 E-2 E+1',
}

/** Days of one part of France beside those of all of it: of Alsace and Moselle by department, of what lies overseas by its codes. */
const withinFrance: Readonly<Record<string, string>> = {
  57: 'E-2 12-26',
  67: 'E-2 12-26',
  68: 'E-2 12-26',
  971: 'E-2 05-27 05-28 07-21 10-09',
  972: 'E-2 05-22',
  973: 'E-2 06-10',
  974: '12-20',
  975: '',
  976: '04-27',
  977: 'E-2 10-09',
  978: 'E-2 05-28 11-11',
  986: '04-28 07-29',
  987: 'E-2 03-05 06-29 11-20',
  988: '09-24',
}

type IsDay = (day: string) => boolean

/**
 * Which days are holidays at a place beside those of France as a whole; nothing of a place whose days nobody here knows, to which
 * no day can be promised.
 */
export function findHolidaysThere(place: Destination): IsDay | undefined {
  const code = barePostalCode(place.postalCode)
  const territory = territoryOf(place)
  if (place.country !== 'FR') return territory === 'APART' ? undefined : readDays(abroad[place.country])
  if (territory === 'MONACO') return readDays(abroad.MC)
  return readDays(withinFrance[code.slice(0, isOverseas(territory) ? 3 : 2)] ?? (isOverseas(territory) ? undefined : ''))
}

const known = new Map<string, IsDay>()

function readDays(words: string | undefined): IsDay | undefined {
  if (words === undefined) return undefined
  const kept = known.get(words)
  if (kept) return kept
  const days = words.split(' ').filter(Boolean).map(readDayOf)
  const isOne: IsDay = (day) => days.some((isDay) => isDay(day))
  known.set(words, isOne)
  return isOne
}

function readDayOf(word: string): IsDay {
  const [, church, after] = /^([EO])([+-]\d+)$/.exec(word) ?? []
  if (church) {
    const sundayOf = church === 'E' ? easterOf : orthodoxEasterOf
    return (day) => addDays(sundayOf(Number(day.slice(0, 4))), Number(after)) === day
  }
  const [, month, first, last, weekday] = /^(\d\d)-(\d\d)\.\.(\d\d)=(\d)$/.exec(word) ?? []
  if (weekday) {
    const days = Array.from({ length: 7 }, (_, ahead) => addDays(`2000-${month}-${first}`, ahead).slice(5))
    if (days[6]?.slice(3) !== last) throw new Error(`seven days are no week: ${word}`)
    return (day) => days.includes(day.slice(5)) && weekdayOf(day) === Number(weekday)
  }
  const fixed = word.slice(0, 5)
  if (!word.endsWith('>')) return (day) => day.slice(5) === fixed
  return (day) =>
    day.slice(5) === fixed || (weekdayOf(day) === 1 && [1, 2].some((back) => addDays(day, -back).slice(5) === fixed))
}
