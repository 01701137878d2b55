/** What a parcel of wine meets on its way: nothing, the duties of another land of the Union, or customs. */
export type CountryGroup = 'france' | 'union' | 'world'

/** A country by its codes; its name stands in the texts. */
export type Country = { alphaTwo: string; alphaThree: string; numCode: string; group: CountryGroup }

const france = 'FR FRA 250,MC MCO 492'
const union =
  'AT AUT 040,BE BEL 056,BG BGR 100,CY CYP 196,CZ CZE 203,DE DEU 276,DK DNK 208,EE EST 233,ES ESP 724,FI FIN 246,GR GRC 300,' +
  'HR HRV 191,HU HUN 348,IE IRL 372,IT ITA 380,LT LTU 440,LU LUX 442,LV LVA 428,MT MLT 470,NL NLD 528,PL POL 616,PT PRT 620,' +
  'RO ROU 642,SE SWE 752,SI SVN 705,SK SVK 703'
const world =
  'AD AND 020,AE ARE 784,AU AUS 036,BR BRA 076,CA CAN 124,CH CHE 756,CN CHN 156,GB GBR 826,HK HKG 344,IL ISR 376,IS ISL 352,' +
  'JP JPN 392,KR KOR 410,LI LIE 438,MX MEX 484,NO NOR 578,NZ NZL 554,SG SGP 702,TW TWN 158,US USA 840,ZA ZAF 710'

const read = (codes: string, group: CountryGroup): Country[] =>
  codes.split(',').map((line) => {
    const [alphaTwo = '', alphaThree = '', numCode = ''] = line.split(' ')
    return { alphaTwo, alphaThree, numCode, group }
  })

/** The countries that a shop may think of sending wine to. */
export const countries: readonly Country[] = [...read(france, 'france'), ...read(union, 'union'), ...read(world, 'world')]

/** The country with these two letters; nothing for any other. */
export function findCountry(alphaTwo: string): Country | undefined {
  return countries.find((country) => country.alphaTwo === alphaTwo)
}
