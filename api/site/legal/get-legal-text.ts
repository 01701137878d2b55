import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toLegalText } from './legal-text.ts'
import { getCurrentVersion } from './legal-version.ts'

/** A legal text as it stands today; where the site has changed since the last version, a new one begins. */
export const getLegalText: UseCase<Contract['getLegalText']> = async ({ params: { kind } }, ctx) =>
  done(await toLegalText(ctx.read, kind, await getCurrentVersion(ctx, kind)))
