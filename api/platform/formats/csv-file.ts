import type { FileAnswer } from '../../contract/platform/file.ts'

/** A table of texts as the file of an answer. */
export function csvFile(name: string, csv: string): FileAnswer {
  return { name, type: 'text/csv', content: Buffer.from(csv).toString('base64') }
}
