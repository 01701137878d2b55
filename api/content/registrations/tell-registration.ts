import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { mailHouse } from '../../platform/mail/mail-house.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import type { Hold } from '../calendars/find-hold.ts'
import { describeMeeting, type ElementRow } from '../elements/describe-meeting.ts'

type Body = Read<Contract['registerForElement']>['body']
type RegistrationMail = { row: ElementRow; token: string; hold: Hold; body: Body }

/** Tells by mail who has registered, to them in the house's own words alone, and to the house with theirs. */
export async function tellRegistration(
  tx: SiteWriter,
  { row, token, hold, body }: RegistrationMail,
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  const { firstname, lastname, email, phone = '', message = '', places = 1 } = body
  const meeting = await describeMeeting(tx, row, { site, now })
  const { title = '', date = '' } = meeting
  const until = hold.confirm_by === null ? '' : sayLongMoment(hold.confirm_by)
  const told = { title, date, places: String(places), until }
  const path = until ? addresses.confirmPlaces(token) : addresses.cancelRegistration(token)
  await queueMail(tx, { kind: 'registration_confirmed', to: email, params: { ...meeting, ...told, path }, site, now })
  const to = await findCompanyMailbox(tx, site.lang)
  if (!isPlainAddress(to)) return
  const who = { name: `${firstname} ${lastname}`.trim(), email: email.trim(), phone, message }
  const left = await countLeft(tx, row.id)
  await mailHouse(tx, { kind: 'registration_received', to, params: { ...told, ...who, left }, site, now })
}

async function countLeft(tx: SiteWriter, id: string): Promise<string> {
  const row = await tx.selectFrom('elements').select(['places', 'taken']).where('id', '=', id).executeTakeFirst()
  return row?.places == null ? '' : String(Math.max(0, row.places - row.taken))
}
