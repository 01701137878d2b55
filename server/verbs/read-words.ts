import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findNearest } from '../settings/nearest.ts'
import { type VerbHelp, type VerbName, verbList } from './verb-list.ts'

type ValueOf<Option> = Option extends { type: 'boolean' } ? boolean : Option extends { multiple: true } ? string[] : string
type ValuesOf<Name extends VerbName> = {
  -readonly [Key in keyof (typeof verbList)[Name]['options']]?: ValueOf<(typeof verbList)[Name]['options'][Key]>
}

/** The words of a verb as they were given. */
export type VerbWords<Name extends VerbName> = { values: ValuesOf<Name>; word: string | undefined }

/** Reads the words of a verb; one that it does not know is refused by its name, with the nearest that it knows. */
export function readWords<Name extends VerbName>(name: Name, words: string[]): VerbWords<Name> {
  const { options, word }: VerbHelp = verbList[name]
  const known: ParseArgsConfig['options'] = options
  const { tokens, values, positionals } = parseArgs({
    args: words,
    options: known,
    strict: false,
    tokens: true,
    allowPositionals: true,
  })
  for (const token of tokens) if (token.kind === 'option') refuseOption(name, options, token)
  const stray = positionals[word === undefined ? 0 : 1]
  if (stray !== undefined) throw new Error(`${name} takes no word ${stray}${asOption(options, stray)} ${seeHelp(name)}`)
  return { values: values as ValuesOf<Name>, word: positionals[0] }
}

/** A verb by its name; one that there is not is refused with the nearest. */
export function requireVerb(name: string): VerbName {
  const names = Object.keys(verbList) as VerbName[]
  const found = names.find((verb) => verb === name)
  if (found) return found
  // What npm's scripts were called once.
  const nearest = findNearest(name, names) ?? names.find((verb) => name.split(':').includes(verb))
  throw new Error(`there is no verb ${name}${meaning(nearest)} help lists them all`)
}

type OptionToken = { name: string; rawName: string; value: string | undefined; inlineValue: boolean | undefined }

function refuseOption(verb: VerbName, options: VerbHelp['options'], { name, rawName, value, inlineValue }: OptionToken): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (!option) {
    const nearest = findNearest(name, Object.keys(options))
    throw new Error(`${verb} knows no ${rawName}${meaning(nearest && `--${nearest}`)} ${seeHelp(verb)}`)
  }
  if (option.type === 'boolean' && inlineValue) throw new Error(`${rawName} stands alone: it takes no value. ${seeHelp(verb)}`)
  if (option.type === 'string' && (!value || (!inlineValue && value.startsWith('--'))))
    throw new Error(`${rawName} needs its value: ${rawName} ${option.value ?? '…'}. ${seeHelp(verb)}`)
}

/** Whoever left the dashes away is told so. */
function asOption(options: VerbHelp['options'], word: string): string {
  return meaning(Object.hasOwn(options, word) ? `--${word}` : undefined)
}

function meaning(nearest: string | undefined): string {
  return nearest ? `: is ${nearest} meant?` : '.'
}

function seeHelp(verb: VerbName): string {
  return `help ${verb} lists what it takes`
}
