import { labelOf } from '#app/models/selling/money/paper.ts'
import type { FileAnswer } from '../../contract/platform/file.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { type PaperRow, readBody } from './issue-paper.ts'

/** A paper as the file of an answer: a copy, for the first print went by mail. */
export function paperFile(row: Pick<PaperRow, 'body'>): FileAnswer {
  const paper = readBody(row)
  const content = drawPaper(paper, { isCopy: true }).toString('base64')
  return { name: `${labelOf(paper).toLowerCase()}.pdf`, type: 'application/pdf', content }
}
