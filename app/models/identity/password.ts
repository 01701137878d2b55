import type { Role } from './role.ts'

/** The shortest password of a role; who works in the back office needs a longer one. */
export function leastLength(role: Role): number {
  return role === 'MEMBER' ? 12 : 15
}

/** What a password is held against: the role it opens, a list of common words, and the names an attacker tries first. */
export type PasswordRules = { role: Role; isCommon: (word: string) => boolean; names: string[] }

export type PasswordFault = { code: 'too_short' | 'too_long'; params: { min: number } | { max: number } } | { code: 'guessable' }

const longest = 256

/** Why a password is refused: too short, too long, or one of the first that an attacker tries; nothing when it will do. */
export function faultOfPassword(password: string, { role, isCommon, names }: PasswordRules): PasswordFault | undefined {
  const length = [...password.normalize('NFC')].length
  if (length < leastLength(role)) return { code: 'too_short', params: { min: leastLength(role) } }
  if (password.length > longest) return { code: 'too_long', params: { max: longest } }
  const known = wordsOf(names)
  const isGuessable = spellings(password).some((text) => isCommon(text) || isWorthless(coreOf(text, known), isCommon))
  return isGuessable ? { code: 'guessable' } : undefined
}

/** The names and their words, longest first, so that a whole name goes before a part of it. */
function wordsOf(names: string[]): string[] {
  const words = names.map(fold).flatMap((name) => [name.replaceAll(/[^a-z]/g, ''), ...name.split(/[^a-z]+/)])
  return words.filter((word) => word.length >= 4).sort((left, right) => right.length - left.length)
}

/** The form in which passwords are hashed: the same one from every keyboard. */
export function passwordKey(password: string): string {
  return password.normalize('NFC')
}

/** A text without case, accents and width: what the refused list is written in. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** As it is, and with the signs that stand for letters read as letters, in case they are no padding. */
function spellings(password: string): string[] {
  const text = fold(password)
  const trimmed = text.replaceAll(/^[^\p{Letter}@$]+|[^\p{Letter}@$]+$/gu, '')
  return [text, trimmed.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)]
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const everyRun = [...runs, 'qwertzuiop', 'yxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1a2z3e4r5t6y7u8i9o0p']
const bothWays = everyRun.flatMap((run) => [run, [...run].reverse().join('')])

/** What is left of a password without names, runs of neighbouring keys, repeated signs, digits and punctuation. */
function coreOf(text: string, names: string[]): string {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  const plain = withoutRuns(nameless)
    .replaceAll(/(.)\1{2,}/g, ' ')
    .replaceAll(/[^\p{Letter}]+/gu, ' ')
    .trim()
  return withoutEcho(plain.replaceAll(' ', '')) ?? withoutEcho(plain) ?? plain
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let place = 0; place < text.length; ) {
    const length = longestRunAt(text, place)
    rest += length >= 4 ? ' ' : text.charAt(place)
    place += length >= 4 ? length : 1
  }
  return rest
}

function longestRunAt(text: string, place: number): number {
  let most = 0
  for (const run of bothWays) {
    let length = most + 1
    while (place + length <= text.length && run.includes(text.slice(place, place + length))) length += 1
    most = length - 1
  }
  return most
}

/** The word that a text says again and again, if it does. */
function withoutEcho(text: string): string | undefined {
  const again = `${text}${text}`.indexOf(text, 1)
  return again < text.length ? text.slice(0, again) : undefined
}

function isWorthless(core: string, isCommon: (word: string) => boolean): boolean {
  const words = new Set(core.split(' ').filter(Boolean))
  const joined = [...words].join('')
  return joined.length < 5 || isCommon(joined)
}
