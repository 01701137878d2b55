import { type Contract, contract, type Read } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { type ExternalApp, externalApps } from '#app/models/site/settings/external-app.ts'
import type { AppState } from '#app/ui/house/desks/external-apps.tsx'
import type { Member } from '../../platform/session/session.server.ts'
import { describeFields } from '../fields/describe-fields.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'
import { requireSuperAdmin } from '../staff.server.ts'

type Body = Read<Contract['changeExternalApp']>['body']

const apps = Object.keys(externalApps) as ExternalApp[]
/** What only a service of statistics asks for: who makes it, and where it stands. */
const ofAnalytics = new Set(['provider', 'url'])

/** Every service that the program knows, configured or not. */
export async function listApps({ api }: Member): Promise<AppState[]> {
  const kept = orThrow(await api.listExternalApps())
  return apps.map((app) => ({ app, kept: kept.find((one) => one.app === app) }))
}

/** Opens one service to whoever may configure it. */
export async function openApp(asked: RouteArgs & { params: { app: string } }): Promise<AppState & { staff: Member }> {
  const staff = await requireSuperAdmin(asked)
  const found = (await listApps(staff)).find(({ app }) => app === asked.params.app)
  return { staff, ...(found ?? throwNotFound()) }
}

/** What is asked of a service, those of its configuration first. */
export function appFields(app: ExternalApp): PanelField[] {
  const [config, ...others] = describeFields(contract.changeExternalApp.body)
  const asked = (config?.fields ?? []).filter(({ name }) => app === 'analytics' || !ofAnalytics.has(name))
  return [...asked, ...others]
}

/** What its form holds. */
export function entriesOf({ app, kept }: AppState): Entry[] {
  return sayFields(appFields(app), kept ? { ...kept.config, note: kept.note } : {})
}

/** Configures a service with what was typed. */
export async function saveApp({ api }: Member, app: ExternalApp, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const { note, ...config } = readFields(appFields(app), entries)
  return api.changeExternalApp({ params: { app }, body: { config: { id: '', ...config }, note } as Body })
}

/** What is wrong, by the names that the fields have in its form. */
export function sayAppFaults({ fields }: Failure): Record<string, string> {
  return Object.fromEntries(Object.entries(sayFaults(fields)).map(([name, says]) => [name.replace(/^config\./, ''), says]))
}
