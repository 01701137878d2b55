import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toWholeElement } from './element.ts'
import { getPublicElement } from './find-element.ts'

/** An element whole. */
export const getElement: UseCase<Contract['getElement']> = async ({ params }, ctx) => {
  const element = await getPublicElement(ctx, params)
  return element.ok ? done(await toWholeElement(element.value, element.value.route, ctx)) : element
}
