import { type Appointment, writeAppointment } from '#app/models/platform/time/icalendar.ts'

/** An appointment as a file that a calendar program opens. */
export function sendAppointment(appointment: Appointment): Response {
  return new Response(writeAppointment(appointment), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rendez-vous.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
