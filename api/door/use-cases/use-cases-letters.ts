import { letters } from '../../audience/letters/letters.ts'
import { sendLetter } from '../../audience/letters/send-letter.ts'
import { stopLetter } from '../../audience/letters/stop-letter.ts'
import { tryLetter } from '../../audience/letters/try-letter.ts'
import { previewLetter } from '../../house/jobs/preview-letter.ts'
import type { UseCases } from '../../platform/call/call-context.ts'

/** The letters of the house to its subscribers. */
export const letterUseCases = {
  ...letters,
  sendLetter,
  stopLetter,
  previewLetter,
  tryLetter,
} satisfies Partial<UseCases>
