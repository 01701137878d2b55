import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { hasNewsletter, listOpenLists } from './lists.ts'

/** The letters that a member may choose from; none where the house sends none. */
export const listNewsletterLists: UseCase<Contract['listNewsletterLists']> = async (_given, { read, site }) => {
  if (!(await hasNewsletter(read, site.lang))) return done([])
  return done((await listOpenLists(read)).map(({ id, name, description }) => ({ id, name, description })))
}
