/** A day that a calendar program shows. */
export type CalendarDay = { id: string; day: string; title: string; text: string; url: string }

/** Days as calendar programs read them (RFC 5545). */
export function writeCalendar(name: string, days: readonly CalendarDay[], now: Date): string {
  return spellLines([
    ...head,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap(({ id, day, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${spellMoment(now.toISOString())}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(title)}`,
      ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

/** What somebody has promised to come to; all that is known of it by one address stays one entry of their calendar. */
export type Appointment = {
  /** Stays the same through every change. */
  id: string
  title: string
  /** A day of the calendar, or a moment. */
  starts: string
  /** The moment at which it is over; nothing where nobody has said. */
  ends?: string
  text: string
  place: string
  url: string
  /** When this was true: what is told later takes the place of what was told before. */
  toldAt: string
  isCancelled: boolean
  house: { name: string; email: string | undefined }
}

/** An appointment as a calendar program takes it in, changes it or takes it out (RFC 5546). */
export function writeAppointment(appointment: Appointment): string {
  const { id, title, starts, ends, text, place, url, toldAt, isCancelled, house } = appointment
  const isDay = !starts.includes('T')
  return spellLines([
    ...head,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequenceAt(toldAt)}`,
    `DTSTAMP:${spellMoment(toldAt)}`,
    isDay ? `DTSTART;VALUE=DATE:${starts.replaceAll('-', '')}` : `DTSTART:${spellMoment(starts)}`,
    ...(ends && !isDay ? [`DTEND:${spellMoment(ends)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(house.email ? [`ORGANIZER;CN="${house.name.replaceAll(/["\p{Cc}]/gu, '')}":mailto:${house.email}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vitrine//Agenda//FR', 'CALSCALE:GREGORIAN']
const firstSecond = Date.UTC(2020, 0, 1)

/** A number that grows with every change: calendar programs keep the entry with the highest. */
function sequenceAt(moment: string): number {
  return Math.max(0, Math.floor((Date.parse(moment) - firstSecond) / 1000))
}

/** A moment in universal time, which every program shows in the hour of its reader. */
function spellMoment(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function spellLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n|\r/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** No line is longer than 75 bytes; a character is not cut in two. */
function fold(line: string): string {
  let folded = ''
  let room = 75
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (size > room) {
      folded += '\r\n '
      room = 74
    }
    folded += sign
    room -= size
  }
  return folded
}
