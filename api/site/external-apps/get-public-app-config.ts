import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { isExternalApp, readExternalApps } from './external-app.ts'

/** What any visitor may know of a service's configuration; empty where the site does not use it. */
export const getPublicAppConfig: UseCase<Contract['getPublicAppConfig']> = async ({ params }, { read }) => {
  if (!isExternalApp(params.app)) return refused('not_found')
  const found = (await readExternalApps(read)).find(({ app }) => app === params.app)
  return done(found?.config ?? {})
}
