import type { KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import { refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { answerColumns } from '#app/texts/house/settings/forms.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { mapPages, readPages } from '../../platform/database/read-pages.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'

/** All answers to a form as a file for a spreadsheet: a column for each question that was ever asked. */
export const exportFormAnswers: UseCase<Contract['exportFormAnswers']> = async ({ params }, { read, now }) => {
  const pages = () => readPages<AnswerRow>((last, limit) => readAnswers(read, params.id, { last, limit }))
  // Two passes: the columns are known when the last answer was read.
  const questions = new Map<string, string>()
  let count = 0
  for await (const rows of pages()) {
    count += rows.length
    for (const { field, label } of rows.flatMap(readSaid)) questions.set(field, label)
  }
  const form = await read.selectFrom('forms').select('id').where('id', '=', params.id).executeTakeFirst()
  if (!form && count === 0) return refused('not_found')
  const rows = mapPages(pages(), (row) => {
    const said = readSaid(row)
    return [[row.created_at, ...[...questions.keys()].map((id) => said.find(({ field }) => field === id)?.value ?? '')]]
  })
  return csvFile({ name: `reponses-${parisDay(now)}.csv`, head: [...answerColumns, ...questions.values()] }, rows)
}

type AnswerRow = Awaited<ReturnType<typeof readAnswers>>[number]

function readSaid({ answers }: AnswerRow): KeptAnswer[] {
  return JSON.parse(answers) as KeptAnswer[]
}

type Place = { last: { created_at: string; id: string } | undefined; limit: number }

function readAnswers(read: SiteReader, form: string, { last, limit }: Place) {
  const all = read
    .selectFrom('form_answers')
    .select(['id', 'created_at', 'answers'])
    .where('form', '=', form)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  if (!last) return all.execute()
  const { created_at, id } = last
  return all
    .where('created_at', '>=', created_at)
    .where((is) => is.or([is('created_at', '>', created_at), is('id', '>', id)]))
    .execute()
}
