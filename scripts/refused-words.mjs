// Makes api/identity/passwords/refused-words.ts: the words that no password may come down to. Run by hand when the sources are renewed.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as common from '@zxcvbn-ts/language-common'
import * as french from '@zxcvbn-ts/language-fr'
import { root, say } from './steps/run.mjs'

/** How many of each list, its most frequent first. */
const shares = [
  [common.dictionary['passwords-common'], 16_000],
  [french.dictionary['commonWords-fr'], 10_000],
  [french.dictionary['firstnames-fr'], 1_500],
]
/** Words of wine growers, which an attacker of their shops tries first. */
const ours = [
  ...['motdepasse', 'administrateur', 'utilisateur', 'connexion', 'bienvenue', 'vigneron', 'vignoble', 'domaine', 'bouteille'],
  ...['champagne', 'bourgogne', 'bordeaux', 'beaujolais', 'alsace', 'cremant', 'vinrouge', 'vinblanc', 'vendange', 'vendanges'],
  ...['chardonnay', 'pinotnoir', 'riesling', 'gewurztraminer', 'chateau', 'sommelier', 'degustation', 'tirebouchon'],
  ...[
    'sauvignon',
    'merlot',
    'cabernet',
    'syrah',
    'grenache',
    'viognier',
    'savagnin',
    'aligote',
    'muscat',
    'sylvaner',
    'poulsard',
  ],
  ...[
    'mourvedre',
    'carignan',
    'semillon',
    'vinjaune',
    'macvin',
    'cotesdurhone',
    'cotesdujura',
    'grandcru',
    'millesime',
    'tonneau',
  ],
]
const versionOf = (name) => createRequire(import.meta.url)(`@zxcvbn-ts/${name}/package.json`).version

const words = new Set(ours)
for (const [list, most] of shares) {
  let taken = 0
  for (const entry of list) {
    if (taken === most) break
    const word = fold(entry)
    if (word.length < 5 || words.has(word)) continue
    words.add(word)
    taken += 1
  }
}
const sorted = [...words].sort()
const date = new Date().toISOString().slice(0, 10)
const text = `// Made by scripts/refused-words.mjs on ${date}: ${sorted.length} common passwords, French words and first names,
// out of @zxcvbn-ts/language-common ${versionOf('language-common')} and @zxcvbn-ts/language-fr ${versionOf('language-fr')} (MIT; French words of OpenSubtitles 2024, ODC-BY).
// In order; the capital before a word says how many letters it shares with the one before (A none, B one …).

/** The refused words, packed. */
export const packedWords =
  '${pack(sorted)}'
`
writeFileSync(join(root, 'api/identity/passwords/refused-words.ts'), text)
say(`${sorted.length} words, ${text.length} bytes`)

/** Letters only, as the check sees a word once padding is off. */
function fold(entry) {
  const bare = entry
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
  return bare.replaceAll(/[^a-z]/g, '')
}

function pack(list) {
  let before = ''
  return list
    .map((word) => {
      let shared = 0
      while (shared < 25 && shared < before.length && before[shared] === word[shared]) shared += 1
      before = word
      return String.fromCharCode(65 + shared) + word.slice(shared)
    })
    .join('')
}
