import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { keptStyles } from '../styles/kept-styles.ts'
import { readPublicLook } from './look-draft.ts'

/** What browsers are sent of a site's own stylesheet. */
export const getOwnStyles: UseCase<Contract['getOwnStyles']> = async (_given, ctx) =>
  done({ css: await keptStyles(await readPublicLook(ctx, ctx.read)) })
