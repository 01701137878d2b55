import { requireVerb } from './read-words.ts'
import { type VerbHelp, type VerbName, verbList } from './verb-list.ts'

/** How the program is run, from the folder where it was built. */
const run = 'node build/server/index.js'
const helpWords = new Set(['help', '--help', '-h'])

/** What the help answers to these words; nothing where they ask for none. */
export function answerHelp([name, ...rest]: string[]): string | undefined {
  if (name === undefined) return undefined
  if (helpWords.has(name)) return rest[0] === undefined ? printAll() : printVerb(requireVerb(rest[0]))
  return rest.some((word) => word !== 'help' && helpWords.has(word)) ? printVerb(requireVerb(name)) : undefined
}

function printAll(): string {
  const names = Object.keys(verbList) as VerbName[]
  const widest = Math.max(...names.map(({ length }) => length))
  return [
    'Vitrine: the website and online shop of a small business.',
    '',
    `Usage: ${run} VERB [its words]; without a verb: serve.`,
    '',
    ...names.map((name) => `  ${name.padEnd(widest)}  ${verbList[name].does}`),
    '',
    `${run} help VERB tells more of one. Settings come from the environment: docs/run-your-own.md lists them.`,
    'No verb ever installs or builds anything.',
  ].join('\n')
}

function printVerb(name: VerbName): string {
  const { does, options, word, example, never }: VerbHelp = verbList[name]
  const words = Object.entries(options).map(([option, { value, means }]) => [`--${option}${value ? ` ${value}` : ''}`, means])
  const widest = Math.max(0, ...words.map(([said = '']) => said.length))
  return [
    `${name}${word ? ` [${word}]` : ''}: ${does}`,
    '',
    ...(words.length > 0 ? words.map(([said = '', means]) => `  ${said.padEnd(widest)}  ${means}`) : ['  It takes no words.']),
    '',
    `Example: ${run} ${example}`,
    `It never ${never}.`,
  ].join('\n')
}
