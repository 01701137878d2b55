import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Whether this site is the one from which all others are looked after. */
export const getOffice: UseCase<Contract['getOffice']> = async (_given, { site }) =>
  done({ isOperator: site.isOperator === true })
