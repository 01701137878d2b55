import type { KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { writeCsv } from '#app/models/platform/text/csv.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { answerColumns } from '#app/texts/house/settings/forms.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'

/** All answers to a form as a file for a spreadsheet: a column for each question that was ever asked. */
export const exportFormAnswers: UseCase<Contract['exportFormAnswers']> = async ({ params }, { read, now }) => {
  const rows = await read
    .selectFrom('form_answers')
    .select(['created_at', 'answers'])
    .where('form', '=', params.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const form = await read.selectFrom('forms').select('id').where('id', '=', params.id).executeTakeFirst()
  if (!form && rows.length === 0) return refused('not_found')
  const all = rows.map((row) => ({ at: row.created_at, said: JSON.parse(row.answers) as KeptAnswer[] }))
  const questions = [...new Map(all.flatMap(({ said }) => said.map(({ field, label }) => [field, label] as const)))]
  const head = [...answerColumns, ...questions.map(([, label]) => label)]
  const lines = all.map(({ at, said }) => [at, ...questions.map(([id]) => said.find(({ field }) => field === id)?.value ?? '')])
  return done(csvFile(`reponses-${parisDay(now)}.csv`, writeCsv([head, ...lines])))
}
