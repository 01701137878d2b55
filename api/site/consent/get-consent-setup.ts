import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { readExternalApps } from '../external-apps/external-app.ts'
import { readUsedPurposes } from './used-purposes.ts'

/** What the site asks its visitors to agree to. */
export const getConsentSetup: UseCase<Contract['getConsentSetup']> = async (_given, ctx) => done(await readConsentSetup(ctx))

/** What the site asks for, for how long, and the services behind it. */
export async function readConsentSetup({ site, read, settings }: Pick<CallContext, 'site' | 'read' | 'settings'>) {
  const { values } = await settings.of({ site, read, lang: site.lang })
  const apps = await readExternalApps(read)
  return { months: values.CONSENT_MONTHS, purposes: await readUsedPurposes(read, { apps, values }), apps }
}
