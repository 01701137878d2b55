/** A day that a calendar program shows. */
export type CalendarDay = { id: string; day: string; title: string; text: string; url: string }

/** Days as calendar programs read them (RFC 5545). */
export function writeCalendar(name: string, days: readonly CalendarDay[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Agenda//FR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap(({ id, day, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(title)}`,
      ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
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
