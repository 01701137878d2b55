import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toParameter } from './parameter.ts'

/** The site's parameters in its language. */
export const listParameters: UseCase<Contract['listParameters']> = async (_given, { read, lang }) => {
  const rows = await read.selectFrom('parameters').selectAll().where('lang', '=', lang).orderBy('type').execute()
  return done(rows.map(toParameter))
}
