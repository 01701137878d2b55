import { bindToSite } from '../../platform/database/database.ts'
import type { JobDependencies } from '../../platform/jobs/job.ts'
import { auditShop, countFindings } from '../audit/audit-shop.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { sayAlarm } from './watch-shop.ts'

const longestDetail = 300

/** Looks over all books once a day; whoever has something that does not add up is told of the first of it. */
export async function watchBooks({ db, now, sealing, notice = () => {} }: JobDependencies): Promise<void> {
  const findings = await auditShop(db, { signing: sealing?.signing })
  for (const { id } of await db.read.selectFrom('sites').select('id').orderBy('id').execute()) {
    const own = findings.filter(({ site }) => site === id)
    const count = countFindings(own)
    const detail = own[0] ? `${own[0].rule} ${own[0].what}`.slice(0, longestDetail) : ''
    const found = { kind: 'BOOKS', count, detail, now: now() } as const
    if (await bindToSite(db, id).inTransaction((tx) => raiseAlarm(tx, found)))
      notice('alarm', { site: id, ...sayAlarm('BOOKS', count) })
  }
}
