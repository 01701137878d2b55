import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { toWholeElement } from './element.ts'
import { getShownElement } from './find-element.ts'

/** An element whole. */
export const getElement: UseCase<Contract['getElement']> = async ({ params }, visit) => {
  const element = await getShownElement(visit, params)
  return element.ok ? done(await toWholeElement(element.value, element.value.route, visit)) : element
}
