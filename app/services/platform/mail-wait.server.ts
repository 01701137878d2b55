import { parisMoment } from '#app/models/site/settings/opening-hours.ts'
import type { MailWait } from '#app/ui/audience/newsletter/letter-screens.tsx'

/** What the API tells of the wait for a mail that was asked for. */
type Waiting = { mailAt?: string | null | undefined }

const dayMinutes = 24 * 60

/** When the mail leaves that somebody has asked for; the tens leave room for the minute in which mails are sent. */
export function readWait({ mailAt }: Waiting): MailWait {
  if (mailAt === undefined) return undefined
  if (mailAt === null) return 'full'
  return (Math.ceil((parisMoment(new Date(mailAt)).minute + 1) / 10) * 10) % dayMinutes
}

/** The same as an address carries it to the next page. */
export function spellWait(wait: MailWait): string {
  return wait === undefined ? '' : `depart=${wait}`
}

/** What an address says of it; anything else says nothing. */
export function findWait({ searchParams }: URL): MailWait {
  const said = searchParams.get('depart') ?? ''
  if (said === 'full') return 'full'
  return /^\d{1,4}$/.test(said) && Number(said) < dayMinutes ? Number(said) : undefined
}
