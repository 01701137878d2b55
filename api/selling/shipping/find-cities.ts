import { done, refused } from '#app/models/platform/outcome.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { findCountry } from '#app/models/site/places/country.ts'
import { townKey } from '#app/models/site/places/town-name.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

const most = 30

/** A commune as it is searched: its name without accents, hyphens and shortened saints. */
type Commune = { key: string; name: string; codes: string[] }

let known: Promise<Commune[]> | undefined

/** The communes whose name or postal code begins like this, the largest first; other countries' towns are not known here. */
export const findCities: UseCase<Contract['findCities']> = async ({ params }) => {
  const country = findCountry(params.idCountry)
  if (!country) return refused('not_found')
  if (country.alphaTwo !== 'FR') return done([])
  known ??= readCommunes()
  const communes = await known
  const { code, name } = splitSearch(params.search)
  const named = name === '' ? communes : [...rankByName(communes, name)]
  return done(named.flatMap((commune) => citiesOf(commune, code)).slice(0, most))
}

async function readCommunes(): Promise<Commune[]> {
  const { communes } = (await import('./communes.json')).default
  return communes.split(';').map((line) => {
    const [name = '', codes = ''] = line.split('|')
    return { key: townKey(name), name, codes: codes.split(' ') }
  })
}

/** `39600 arbois`, `39`, `st etienne`: the figures are of the postal code, the rest of the name. */
function splitSearch(search: string): { code: string; name: string } {
  const words = search.split(/[\s,]+/)
  return {
    code: words
      .filter((word) => /^\d{1,5}$/.test(word))
      .join('')
      .slice(0, 5),
    name: townKey(words.filter((word) => !/^\d+$/.test(word)).join(' ')),
  }
}

/** The one that is called so, then those that begin so, then those that have such a word. */
function* rankByName(communes: readonly Commune[], name: string): Generator<Commune> {
  yield* communes.filter(({ key }) => key === name)
  yield* communes.filter(({ key }) => key !== name && key.startsWith(name))
  yield* communes.filter(({ key }) => key.includes(` ${name}`))
}

function citiesOf({ name, codes }: Commune, code: string) {
  return codes
    .filter((postalCode) => postalCode.startsWith(code))
    .map((postalCode) => ({ id: `${postalCode}-${slugOf(name)}`, postalCode, name }))
}
