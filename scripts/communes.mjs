// Makes the list of French communes out of the official one: `node scripts/communes.mjs communes.json`, the file of the
// package @etalab/decoupage-administratif (Licence Ouverte 2.0). The largest come first, so that they are found first.
import { readFileSync, writeFileSync } from 'node:fs'

const [from] = process.argv.slice(2)
if (!from) throw new Error('name the file of communes')

const lines = JSON.parse(readFileSync(from, 'utf8'))
  .filter(({ type, codesPostaux = [] }) => type === 'commune-actuelle' && codesPostaux.length > 0)
  .sort((one, other) => (other.population ?? 0) - (one.population ?? 0) || one.code.localeCompare(other.code))
  .map(({ nom, codesPostaux }) => `${nom.replaceAll("'", '’')}|${codesPostaux.join(' ')}`)

writeFileSync('api/selling/shipping/communes.json', `${JSON.stringify({ communes: lines.join(';') })}\n`)
process.stdout.write(`${lines.length} communes\n`)
