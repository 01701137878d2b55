import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** The tags that clients wear, and how many wear each. */
export const listClientTags: UseCase<Contract['listClientTags']> = async (_, { read }) => {
  const rows = await read
    .selectFrom('client_tags')
    .groupBy('tag')
    .select(({ fn }) => ['tag', fn.countAll<number>().as('count')])
    .orderBy('tag')
    .execute()
  return done({ tags: rows.map(({ tag, count }) => ({ tag, count: Number(count) })) })
}
