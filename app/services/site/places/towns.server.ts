import type { ShopApi } from '#api/contract/index.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import type { Town } from '#app/ui/site/towns/complete-towns.ts'

const most = 8

/** The first towns that begin like what was typed; none where it is too short, or of a country whose towns are not known here. */
export async function suggestTowns(api: ShopApi, { searchParams }: URL): Promise<Town[]> {
  const search = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const idCountry = codeOf(searchParams.get('pays') || 'FR')
  if (search.length < 2 || !idCountry) return []
  const found = await api.findCities({ params: { search, idCountry } })
  return found.ok ? found.value.slice(0, most).map(({ postalCode, name }) => ({ postalCode, name })) : []
}

/** Some forms ask for a country by its name. */
function codeOf(country: string): string | undefined {
  return Object.entries(countryNames).find(([code, name]) => code === country || foldText(name) === foldText(country))?.[0]
}
