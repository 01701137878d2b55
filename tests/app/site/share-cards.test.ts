import sharp from 'sharp'
import { expect, test } from 'vitest'
import { origin, shopForAll } from '../../support/site.ts'

const shop = shopForAll()

test('every page has a picture beside its link on networks: its own, drawings too, or that of the house', async () => {
  const pages = {
    '/': 'Les trois coteaux au matin, le village de Montorge et son clocher',
    '/boutique/clos-de-l-abbesse': 'Bouteille du Clos de l’Abbesse, bandeau rouge au clocher',
    '/actualites/le-vin-jaune-est-en-bouteilles': 'Clavelin de vin jaune, étiquette en arche au soleil',
    '/boutique': 'Domaine des Trois Coteaux',
    '/contact': 'Domaine des Trois Coteaux',
    '/legal-notice': 'Domaine des Trois Coteaux',
  }
  const addresses = new Set<string>()
  for (const [path, alt] of Object.entries(pages)) {
    const { meta } = await shop().page(path)
    expect([meta('og:image:alt'), meta('twitter:card')], path).toEqual([alt, 'summary_large_image'])
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    const address = meta('og:image') ?? ''
    expect(address.startsWith(`${origin}/images/`), address).toBe(true)
    addresses.add(address)
  }
  expect(addresses.size).toBe(4)
  const house = [...addresses].find((address) => address.includes('/maison/')) ?? ''
  const picture = await shop().get(house.slice(origin.length))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { width, height, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
})
