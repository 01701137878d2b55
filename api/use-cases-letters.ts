import { letters } from './letters/letters.ts'
import { sendLetter } from './letters/send-letter.ts'
import { stopLetter } from './letters/stop-letter.ts'
import { tryLetter } from './letters/try-letter.ts'
import type { UseCases } from './visit.ts'

/** The letters of the house to its subscribers. */
export const letterUseCases = {
  ...letters,
  sendLetter,
  stopLetter,
  tryLetter,
} satisfies Partial<UseCases>
