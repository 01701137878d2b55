import type { Appointment } from '#app/models/platform/time/icalendar.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readMailLook } from '../../platform/mail/mail-look.ts'

type AppointmentFacts = Pick<Appointment, 'id' | 'title' | 'starts' | 'isCancelled'> & { path: string }

/** What a mail needs to name the place of an appointment, to say whom to call, and to bring its file. */
export async function tellAppointment(
  read: SiteReader,
  { path, ...told }: AppointmentFacts,
  { site, now }: { site: Pick<Site, 'name' | 'origin' | 'lang'>; now: Date },
): Promise<Record<'where' | 'call' | 'appointment', string>> {
  const { name, address, phone, email } = await readMailLook(read, site)
  const appointment: Appointment = {
    ...told,
    text: [name, phone].filter(Boolean).join(', '),
    place: address,
    url: `${site.origin}${path}`,
    toldAt: now.toISOString(),
    house: { name, email },
  }
  return { where: address, call: phone, appointment: JSON.stringify(appointment) }
}
