import { signMark } from './dish-signs.ts'
import { soundOf } from './french-sound.ts'
import { countSlips, lettersOf, likeness, mayBeNear, slipsForgiven } from './typos.ts'
import type { Vocabulary } from './vocabulary.ts'

const shortestSound = 4
const alikeFrom = 0.8
const worth = { sound: 0.65, slip: 0.55, slips: 0.4 }

/** Words that sound like it, or are a slip or two away, by their numbers, each with how well it does. */
export function guessForms(vocabulary: Vocabulary, key: string): Map<number, number> {
  const forms = new Map<number, number>()
  const meant = { key, sound: key.length < shortestSound ? undefined : soundOf(key), letters: lettersOf(key) }
  for (let number = 0; number < vocabulary.words.length; number += 1) {
    const found = guessOne(vocabulary, number, meant)
    if (found > 0) forms.set(number, found)
  }
  return forms
}

type Meant = { key: string; sound: string | undefined; letters: number }

function guessOne({ words, sounds, letters }: Vocabulary, number: number, { key, sound, letters: own }: Meant): number {
  if (words[number]?.startsWith(signMark)) return 0
  // Of two that sound alike the one that is written more alike is meant.
  if (sounds[number] === sound) return worth.sound * (alikeFrom + (1 - alikeFrom) * likeness(key, words[number] ?? ''))
  const slips = slipsForgiven(key.length)
  if (slips === 0 || !mayBeNear(own, letters[number] ?? 0, slips)) return 0
  const counted = countSlips(key, words[number] ?? '', slips)
  return counted === undefined ? 0 : counted === 1 ? worth.slip : worth.slips
}
