// One word for one thing, as the glossary of docs/architecture.md has it: no exported name says a word that was given up, and a
// word with one meaning is said where that meaning lives.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { root, say, stop } from './steps/run.mjs'

/** What each word that was given up is called instead. */
const retired = {
  asked: 'request, or what is requested by its own name',
  shown: 'view, answer, public',
  told: 'view, mail, flash',
  thing: 'record, or structured data',
  things: 'records, or structured data',
  here: 'what is found there by its own name',
  scene: 'context',
  wish: 'request',
  wishes: 'requests',
  glance: 'badge',
  shots: 'image picker',
  polisher: 'queue',
  front: 'dispatcher',
  doors: 'server',
}

/** Where a word of one meaning may stand. */
const oneMeaning = {
  /** A seat of an evening or a day, or what is done with an order. */
  place: /content|platform\/limits|tables\/columns|place-order|place-once/,
  places: /content|google-places/,
  /** What stands in a cart, an order or a paper of one. */
  line: /selling|catalog/,
  lines: /selling|catalog/,
  /** Where an owner looks after one kind. */
  desk: /\/house\//,
  /** What a block or a card is drawn upon. */
  ground: /content\/blocks|card-drawing/,
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'api', 'server'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && existsSync(`${root}/${file}`))

const faults = files.flatMap((file) => listExports(file).flatMap((name) => judge(file, name)))
for (const fault of faults) say(`  ${fault}`)
if (faults.length > 0) stop('Words were given up, or mean one thing only: see scripts/house-words.mjs.')

function judge(file, name) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
  return words.flatMap((word) => {
    if (retired[word]) return [`${file}: ${name} says '${word}' for ${retired[word]}`]
    if (oneMeaning[word] && !oneMeaning[word].test(file)) return [`${file}: ${name} says '${word}', which means something else`]
    return []
  })
}

function listExports(file) {
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (statement.name) return [statement.name.text]
    const declared = statement.declarationList?.declarations ?? []
    return declared.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  })
}
