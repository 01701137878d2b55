import { changeLetter } from './letters/change-letter.ts'
import { createLetter } from './letters/create-letter.ts'
import { getLetter } from './letters/get-letter.ts'
import { listLetters } from './letters/list-letters.ts'
import { removeLetter } from './letters/remove-letter.ts'
import { sendLetter } from './letters/send-letter.ts'
import { stopLetter } from './letters/stop-letter.ts'
import { tryLetter } from './letters/try-letter.ts'
import type { UseCases } from './visit.ts'

/** The letters of the house to its subscribers. */
export const letterUseCases = {
  changeLetter,
  createLetter,
  getLetter,
  listLetters,
  removeLetter,
  sendLetter,
  stopLetter,
  tryLetter,
} satisfies Partial<UseCases>
